import type { ExactModel } from "@shortvideo-api/document/sample/source";
import type { TypeRef } from "../api/type-ref.ts";
import { type Code, nameOf, mapFields, schemaOf, unlessEmpty } from "./code.ts";

/** Builds the marks of a value as an `Exact` of `wire`: `{ fields: { id: int64, owner: () => exactUser } }`. */
export function buildMarks(model: ExactModel): Code {
  const { fields = {}, int64, items, values, schemas = [] } = model;
  if (int64 === true && Object.keys(model).length === 1) return nameOf("int64");
  return {
    int64: int64 ? true : undefined,
    fields: unlessEmpty(mapFields(fields, buildPart)),
    items: items && buildPart(items),
    values: values && buildPart(values),
    also: unlessEmpty(schemas.map(partOf)),
  };
}

/** Builds the marks of a part of a value. */
function buildPart(model: ExactModel): Code {
  const [schema, ...others] = model.schemas ?? [];
  const isReference = schema !== undefined && others.length === 0 && Object.keys(model).length === 1;
  return isReference ? partOf(schema) : buildMarks(model);
}

function partOf(schema: string): Code {
  return schemaOf("marks", schema);
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
