import type { ExactModel } from "@shortvideo-api/document/sample/source";
import { printKey, type TypeRef } from "@shortvideo-api/model/source";
import { type Import, importNames } from "./imports.ts";
import { printFields } from "./literal.ts";

/** Prints the marks of a value as an `Exact`: `{ fields: { id: int64, owner: () => exactUser } }`. */
export function printExact(model: ExactModel): string {
  if (isInt64(model)) return "int64";
  const { fields = {}, items, values, schemas = [] } = model;
  const inner = Object.entries(fields).map(([name, field]) => `${printKey(name)}: ${printPart(field)}`);
  const parts = [
    model.int64 ? "int64: true" : "",
    inner.length > 0 ? `fields: ${printFields(inner)}` : "",
    items ? `items: ${printPart(items)}` : "",
    values ? `values: ${printPart(values)}` : "",
    schemas.length > 0 ? `also: [${schemas.map(printReference).join(", ")}]` : "",
  ];
  return printFields(parts.filter(Boolean));
}

/** Returns the names that {@link printExact} refers to: marks of schemas, and `int64`. */
export function listExactNames(model: ExactModel): string[] {
  const { fields = {}, items, values, schemas = [] } = model;
  const parts = [...Object.values(fields), ...(items ? [items] : []), ...(values ? [values] : [])];
  return [...(isInt64(model) ? ["int64"] : []), ...schemas.map(nameExact), ...parts.flatMap(listExactNames)];
}

/** Returns the imports that the printed marks of a value need in a package other than `wire`. */
export function listExactImports(model: ExactModel | undefined): Import[] {
  return model ? importNames("@shortvideo-api/wire", listExactNames(model)) : [];
}

/** Names the marks of a component schema: `exactLiveRoom`. */
export function nameExact(schema: string): string {
  return `exact${schema}`;
}

/** Names the constant of `wire` for a body: that of its schema, or that of the operation. */
export function nameExactConstant(prefix: string, type: TypeRef, operation: string): string {
  return type.kind === "schema" ? nameExact(type.name) : `${prefix}${operation}`;
}

/** The prefixes of the marks of bodies that have no named schema. They differ from those of schemas, whatever names schemas have. */
export const responseMarks = "marksOfResponseOf";
export const requestMarks = "marksOfRequestOf";

/** Names the prefix of the marks of a media type: `"marksOfMedia2Of"`. The default one has the prefix of responses. */
export function nameMediaPrefix(index: number): string {
  return index === 0 ? responseMarks : `marksOfMedia${index + 1}Of`;
}

/** Prints the marks of a part. A schema becomes a function, since schemas may refer to one another. */
function printPart(model: ExactModel): string {
  const [schema, ...others] = model.schemas ?? [];
  const isReference = schema !== undefined && others.length === 0 && Object.keys(model).length === 1;
  return isReference ? printReference(schema) : printExact(model);
}

function printReference(schema: string): string {
  return `() => ${nameExact(schema)}`;
}

function isInt64(model: ExactModel): boolean {
  return model.int64 === true && Object.keys(model).length === 1;
}
