import { matchesPattern } from "../pattern/compile-pattern.ts";
import type { Schema } from "../openapi/openapi.ts";
import { allOfSchemas, anyOfSchemas } from "./combine-schemas.ts";
import type { OwnKeywords, SchemaChoice, SchemaView } from "./schema-view.ts";

/** The words of the parts of a schema about one property or item. */
interface Said {
  readonly schema: Schema;
  /** Whether a part declares it: by its name, by a pattern or by its place in a tuple. */
  readonly isDeclared: boolean;
}

/** Reads what one schema says, without its parts; `undefined` if it does not mention the property or item. */
type ReadOwn = (own: OwnKeywords) => Said | undefined;

/** Returns the schema of a property: what all parts of a schema say of it together. */
export function readProperty(view: SchemaView, name: string): Schema {
  const found = combine(view, (own) => readOwnProperty(own, name), new Set());
  if (found) return found.schema;
  // A condition does not describe a property, but the property is evaluated.
  const isTested = view.parts.some(
    ({ properties = {} }) => Object.hasOwn(properties, name) && properties[name] !== false,
  );
  return isTested ? true : (combine(view, (own) => toUndeclared(own.unevaluatedProperties), new Set())?.schema ?? true);
}

/** Returns the schema of the item at an index: what all parts of a schema say of it together. */
export function readItem(view: SchemaView, index: number): Schema {
  const found = combine(view, (own) => readOwnItem(own, index), new Set());
  return found?.schema ?? combine(view, (own) => toUndeclared(own.unevaluatedItems), new Set())?.schema ?? true;
}

/** Combines what a schema, its `allOf` and its choices say. `within` contains the schemas around the current one, which may be circular. */
function combine(view: SchemaView, read: ReadOwn, within: ReadonlySet<OwnKeywords>): Said | undefined {
  if (within.has(view.own)) return undefined;
  const inner = new Set(within).add(view.own);
  const said = [
    read(view.own),
    ...view.allOf.map((part) => combine(part, read, inner)),
    ...view.choices.map((choice) => combineChoice(choice, (part) => combine(part, read, inner))),
  ].filter((each) => each !== undefined);
  if (said.length === 0) return undefined;
  return { schema: allOfSchemas(said.map(({ schema }) => schema)), isDeclared: said.some((each) => each.isDeclared) };
}

/**
 * Combines what the branches of a choice say. If only `else` declares a property that the condition tests, the condition says what a value
 * that meets it has there.
 */
function combineChoice(
  { keyword, branches, descriptions }: SchemaChoice,
  read: (part: SchemaView) => Said | undefined,
): Said | undefined {
  const said = descriptions.map(read);
  if (keyword !== "if" || !said.some((each) => each?.isDeclared === true)) return combineBranches(said);
  const tested = said.map((each, index) => {
    const isDecided = each?.isDeclared === true || each?.schema === false;
    const branch = branches[index];
    return isDecided || !branch ? each : read(branch);
  });
  return combineBranches(tested);
}

/** Combines what branches say. If one declares the property or item, branches that do not declare it add nothing. */
function combineBranches(branches: readonly (Said | undefined)[]): Said | undefined {
  const declared = branches.filter((said) => said?.isDeclared === true);
  const counted = declared.length > 0 ? declared : branches;
  if (counted.includes(undefined) || counted.length === 0) return undefined;
  return {
    schema: anyOfSchemas(counted.flatMap((said) => said?.schema ?? [])),
    isDeclared: declared.length > 0,
  };
}

function readOwnProperty(own: OwnKeywords, name: string): Said | undefined {
  const { properties = {}, patternProperties = {}, additionalProperties } = own;
  const declared = [
    ...(Object.hasOwn(properties, name) ? [properties[name] ?? true] : []),
    ...Object.entries(patternProperties).flatMap(([pattern, schema]) =>
      matchesPattern(pattern, name) ? [schema] : [],
    ),
  ];
  // A branch that forbids a property says nothing of it where it is allowed.
  if (declared.length > 0) return { schema: allOfSchemas(declared), isDeclared: !declared.includes(false) };
  return toUndeclared(additionalProperties);
}

function readOwnItem({ prefixItems = [], items }: OwnKeywords, index: number): Said | undefined {
  const placed = prefixItems[index];
  if (placed !== undefined) return { schema: placed, isDeclared: true };
  return items === undefined ? undefined : { schema: items, isDeclared: true };
}

function toUndeclared(schema: Schema | undefined): Said | undefined {
  return schema === undefined ? undefined : { schema, isDeclared: false };
}
