import type { ExactModel } from "@shortvideo-api/document/sample/source";
import {
  type ApiModel,
  listOperations,
  type Operation,
  printKey,
  type SuccessResponse,
  type TypeRef,
} from "@shortvideo-api/model/source";
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

/** A request or response body of an operation with 64-bit numbers. */
export interface MarkedBody {
  operation: string;
  type: TypeRef;
  exact: ExactModel;
  /** Name of the constant with its marks. */
  name: string;
}

/** The bodies of all operations with 64-bit numbers. */
export interface MarkedBodies {
  responses: readonly MarkedBody[];
  /** Responses in the other media types of their operations. */
  others: readonly MarkedBody[];
  requests: readonly MarkedBody[];
}

/** Lists the bodies with 64-bit numbers. */
export function listMarkedBodies(model: ApiModel): MarkedBodies {
  const operations = listOperations(model);
  return {
    responses: operations.flatMap((operation) => listMarkedBody(responseMarks, operation, operation.response)),
    others: operations.flatMap((operation) =>
      operation.response.media
        .slice(1)
        .flatMap((media, index) => listMarkedBody(nameMediaPrefix(index + 1), operation, media)),
    ),
    requests: operations.flatMap((operation) =>
      operation.body ? listMarkedBody(requestMarks, operation, operation.body) : [],
    ),
  };
}

function listMarkedBody(
  prefix: string,
  { id, name }: Operation,
  { type, exact }: Pick<SuccessResponse, "type" | "exact">,
): MarkedBody[] {
  if (!type || !exact) return [];
  return [{ operation: id, type, exact, name: nameExactConstant(prefix, type, name) }];
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
