import { restrictsNothing, keyOf } from "@shortvideo-api/document/sample/source";
import { type CompareSchemas, type SchemaContext, type OpenPair, reportKeyword } from "./compare-types.ts";
import { toVerdict } from "../change/raw-change.ts";
import { listAll, type OpenSchema, readInner, readValues } from "./open-schema.ts";
import { breaksTypes, collectChanges } from "./report-changes.ts";
import type { Located } from "./side.ts";
import { nameValue } from "../change/name-places.ts";
import { asJson } from "./writing.ts";

/** The further properties of an object: those that it does not list. */
interface MapSide {
  /** Whether further properties are allowed. */
  readonly isOpen: boolean;
  /** Whether the document has a schema for them. */
  readonly isDeclared: boolean;
  /** Whether the type has an index signature; an object without a schema has one, too. */
  readonly isIndexed: boolean;
  /** Their schema; without one, the schema of any value. */
  readonly values: Located;
}

/** Compares the further properties of an object. */
export function compareMaps({ before, after }: OpenPair, context: SchemaContext, descend: CompareSchemas): void {
  if (!areObjects(before, after)) return;
  const [was, is] = [readMap(before), readMap(after)];
  const areIndexed = was.isIndexed && is.isIndexed;
  if (was.isOpen !== is.isOpen || (was.isDeclared !== is.isDeclared && !areIndexed) || losesIndex(was, is)) {
    reportMap({ before, after }, { was, is }, context, descend);
  }
  if (areIndexed && was.isOpen && is.isOpen) {
    const { writing = asJson } = context;
    descend(was.values, is.values, { ...context, place: `${context.place}.*`, writing: writing.enterField("*") });
  }
}

function losesIndex(was: MapSide, is: MapSide): boolean {
  return was.isIndexed && !is.isIndexed;
}

function reportMap(
  pair: OpenPair,
  { was, is }: Record<"was" | "is", MapSide>,
  context: SchemaContext,
  descend: CompareSchemas,
): void {
  const name = nameValue(context.place);
  const isRequest = context.direction === "request";
  const isNewlyDescribed = isRequest && is.isDeclared && !was.isDeclared && !isAnything(is.values);
  // Callers could send any property. Now each must match the schema.
  const isNarrower = isNewlyDescribed && was.isOpen;
  const isOpened = is.isOpen && (!was.isOpen || is.isDeclared) && !isNarrower;
  // The type of further properties includes those of the declared ones. Only an index must fit it.
  const hasMisfit = isNewlyDescribed && was.isIndexed && !isFit(was.values, is.values, context, descend);
  // Readers ignore unknown properties, but not another type of a known one.
  const isUnconstrained = !isRequest && hasValues(was) && is.isOpen && !is.isDeclared;
  reportKeyword("additionalProperties", pair, context, {
    code: isOpened ? "map-opened" : "map-closed",
    message: isOpened
      ? `${name} may have further properties.`
      : is.isOpen
        ? printClosed(name, was, isNarrower)
        : `${name} has no further properties.`,
    wire: toVerdict(isNarrower || isUnconstrained || (isRequest && was.isOpen && !is.isOpen)),
    types: toVerdict(losesIndex(was, is) || hasMisfit || (!isRequest && !is.isOpen && hasValues(was))),
  });
}

function printClosed(name: string, was: MapSide, isNarrower: boolean): string {
  // The type of an object without a schema has any property.
  const lost = was.isDeclared ? "a schema" : "a type";
  return `Further properties of ${name} ${isNarrower ? "have a schema" : `no longer have ${lost}`}.`;
}

function hasValues({ isDeclared, values }: MapSide): boolean {
  return isDeclared && !isAnything(values);
}

/** Returns `true` if a value of the property matches the schema of the map, as the TypeScript type requires. */
function isFit(property: Located, values: Located, context: SchemaContext, descend: CompareSchemas): boolean {
  const [key, keyOfValues] = [keyOf(property.schema), keyOf(values.schema)];
  // The differ compares two named schemas only once. It must not do so here, where no change is reported.
  if (key !== undefined && keyOfValues !== undefined) return key === keyOfValues;
  return !collectChanges((own) => descend(property, values, own), context).some(breaksTypes);
}

/** Returns the schema of properties that are not listed; `undefined` if none are allowed, or if they have no schema. */
export function readValuesOfMap(open: OpenSchema): Located | undefined {
  const { isOpen, isIndexed, values } = readMap(open);
  const isUndescribed = open.types === undefined && open.properties.size === 0;
  return isOpen && (isIndexed || isUndescribed) ? values : undefined;
}

/** Returns the schema of properties that no keyword evaluates; `undefined` if none are allowed. A property that is no longer declared has to match it. */
export function readUnevaluated({ parts }: OpenSchema): Located | undefined {
  const open = parts.filter(({ schema }) => schema.unevaluatedProperties !== false);
  return readInner(open, "unevaluatedProperties");
}

/** Returns `true` for a schema without constraints. */
export function isAnything(located: Located): boolean {
  return listAll(located).every(
    ({ schema }) => schema === true || (typeof schema === "object" && restrictsNothing(schema, [])),
  );
}

function readMap({ parts, properties, choices, types }: OpenSchema): MapSide {
  const values = readInner(parts, "additionalProperties");
  const isOpen = parts.every(({ schema }) => schema.additionalProperties !== false);
  const isDeclared = values !== undefined && isOpen;
  const isUndescribed =
    properties.size === 0 &&
    choices.length === 0 &&
    types?.includes("object") === true &&
    parts.every(
      ({ schema }) =>
        schema.patternProperties === undefined &&
        schema.unevaluatedProperties === undefined &&
        readValues(schema) === undefined,
    );
  return {
    isOpen,
    isDeclared,
    isIndexed: isDeclared || isUndescribed,
    values: isDeclared ? values : { schema: true, steps: parts[0]?.steps ?? [] },
  };
}

/** Returns `true` if both schemas have objects among their values, and say so. Without types, it is enough that one of them does. */
function areObjects(before: OpenSchema, after: OpenSchema): boolean {
  if (!before.types && !after.types) return describesObjects(before) || describesObjects(after);
  return [before, after].every((open) => open.types?.includes("object") ?? describesObjects(open));
}

function describesObjects({ properties, parts }: OpenSchema): boolean {
  return properties.size > 0 || parts.some(({ schema }) => schema.additionalProperties !== undefined);
}
