import {
  areAllTypes,
  isInt64,
  parsePlace,
  type PlaceStep,
  type SchemaView,
  viewInScope,
} from "@shortvideo-api/document/source";
import type { PathStep } from "../api/type-ref.ts";
import type { Schema, SchemaScope, SchemaType } from "@shortvideo-api/document/sample/source";

/** A property at the end of a path. */
export interface FoundField {
  path: readonly PathStep[];
  schema: Schema;
}

/** A path that leads to no property. */
export interface MissingField {
  /** The property that does not exist. */
  missing: string;
  /** The properties that exist in its place. */
  known: readonly string[];
}

/** Follows property names: `data.cursor`, or `$` for the schema itself. A property must be declared by all alternatives of its object, except null. */
export function readField(
  scope: SchemaScope,
  schema: Schema,
  place: string | readonly PlaceStep[],
): FoundField | MissingField {
  const path: PathStep[] = [];
  let found = viewInScope(scope, schema);
  for (const step of typeof place === "string" ? parsePlace(place) : place) {
    const name = step === -1 ? "[-1]" : step;
    const holders = listAlternatives(found);
    if (holders.length === 0 || !holders.every(({ propertyNames }) => propertyNames.includes(name)))
      return { missing: name, known: found.propertyNames };
    const property = found.property(name);
    const isRequired = holders.every(({ required }) => required.has(name));
    path.push({ name, optional: !isRequired || admitsNull(property) });
    found = property;
  }
  return { path, schema: found.schema };
}

/** Returns the schema of the items, if the schema describes a list. */
export function readItemSchema(scope: SchemaScope, schema: Schema): Schema | undefined {
  const view = viewInScope(scope, schema);
  return listMeantTypes(view).includes("array") ? view.item(view.prefixLength).schema : undefined;
}

/** Returns whether a value is one of several lists, whose items have different schemas. */
export function hasSeveralLists(scope: SchemaScope, schema: Schema): boolean {
  const lists = listAlternatives(viewInScope(scope, schema)).filter((view) => listMeantTypes(view).includes("array"));
  return new Set(lists.map((list) => list.item(list.prefixLength).schema)).size > 1;
}

/** Returns the types of the values, without null. A 64-bit number is a string. The set is empty if the schema names no type. */
export function readTypes(scope: SchemaScope, schema: Schema): ReadonlySet<SchemaType> {
  const types = viewInScope(scope, schema).alternatives.flatMap((alternative) => {
    const isLong = alternative.always.some(isInt64);
    return listMeantTypes(alternative).map((type) => (type === "integer" && isLong ? "string" : type));
  });
  return new Set(types.filter((type) => type !== "null"));
}

/** Returns the types of the values on the wire, without null. A 64-bit number is an integer. */
export function readWireTypes(scope: SchemaScope, schema: Schema): ReadonlySet<SchemaType> {
  const types = viewInScope(scope, schema).alternatives.flatMap(listMeantTypes);
  return new Set(types.filter((type) => type !== "null"));
}

/** Returns whether a schema lists all its values, besides null. */
export function isListed(scope: SchemaScope, schema: Schema): boolean {
  return listAlternatives(viewInScope(scope, schema)).every(({ values }) => values !== undefined);
}

/** Returns the types that the author of a schema means; an empty list if it admits values of all types. */
export function listMeantTypes({ meantTypes }: SchemaView): readonly SchemaType[] {
  return areAllTypes(meantTypes) ? [] : meantTypes;
}

/** Lists the alternatives of a schema, without null. */
function listAlternatives({ alternatives }: SchemaView): readonly SchemaView[] {
  return alternatives.filter(({ types }) => types.join() !== "null");
}

/** Returns whether a schema names null as a value. */
function admitsNull(view: SchemaView): boolean {
  return view.schema === true || listMeantTypes(view).includes("null");
}
