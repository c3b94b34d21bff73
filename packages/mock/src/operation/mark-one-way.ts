import type { Schema, SchemaObject } from "@shortvideo-api/document";
import { isRecord } from "./is-record.js";
import { listParts } from "./list-parts.js";
import { MockStartError } from "./mock-start-error.js";
import type { OpenApi } from "./openapi.js";
import { schemasKeywords } from "./schema-keywords.js";

/** Clients send requests, services send responses. */
export type Direction = "request" | "response";

/** Keywords that list the required properties which bodies of this direction may leave out. */
export const optionalKeywords = {
  request: "x-mock-optional-in-request",
  response: "x-mock-optional-in-response",
} as const satisfies Record<Direction, string>;

/** By direction, the keyword that keeps a property out of it. */
const oneWayKeywords = { request: "readOnly", response: "writeOnly" } as const satisfies Record<Direction, string>;

/**
 * Writes beside each `required` which of its properties are read-only or write-only, in place.
 *
 * In OpenAPI, `required` has effect on responses only for a read-only property, and on requests only for a write-only one. The
 * property and the `required` that names it may stand in different parts of an `allOf`.
 */
export function markOneWay(document: OpenApi): void {
  const seen = new Set<unknown>();

  function visit(node: unknown, areNames: boolean, context: readonly SchemaObject[]): void {
    if (!isRecord(node) || seen.has(node)) return;
    seen.add(node);
    const parts = areNames || !isSchemaObject(node) ? [] : [...context, ...readParts(document, node)];
    if (!areNames && isSchemaObject(node)) markRequired(document, node, parts);
    for (const [key, value] of Object.entries(node)) {
      if (!areNames && (valueKeywords.has(key) || key.startsWith("x-"))) continue;
      const inner = areNames ? context : partKeywords.has(key) ? parts : [];
      const holdsNames = !areNames && (schemasKeywords.has(key) || mapKeywords.has(key)) && !Array.isArray(value);
      if (Array.isArray(value)) for (const each of value) visit(each, false, inner);
      else visit(value, holdsNames, inner);
    }
  }

  visit(document, false, []);
}

/** Keywords whose schemas hold for the same value. */
const partKeywords = new Set("allOf anyOf oneOf if then else dependentSchemas".split(" "));
/** Keywords of OpenAPI whose keys are names, such as the status `default`. */
const mapKeywords = new Set("schemas responses requestBodies parameters headers content paths callbacks".split(" "));
/** Keywords that hold values, and no part of the document. */
const valueKeywords = new Set("example examples default const enum value".split(" "));

function markRequired(document: OpenApi, schema: SchemaObject, parts: readonly SchemaObject[]): void {
  const { required } = schema;
  if (!Array.isArray(required)) return;
  for (const direction of ["request", "response"] as const) {
    const optional = required.filter((name) => {
      const declared = parts.flatMap(({ properties = {} }) => readProperty(properties, String(name)));
      return declared.some((property) => isKeptOut(document, property, direction));
    });
    if (optional.length > 0) Object.assign(schema, { [optionalKeywords[direction]]: optional });
  }
}

function readProperty(properties: Readonly<Record<string, Schema>>, name: string): Schema[] {
  const property = Object.hasOwn(properties, name) ? properties[name] : undefined;
  return typeof property === "boolean" || isSchemaObject(property) ? [property] : [];
}

/** Returns whether the document keeps values of a schema out of bodies of this direction. */
export function isKeptOut(document: OpenApi, schema: Schema, direction: Direction): boolean {
  if (typeof schema === "boolean") return false;
  const all = [schema, ...readParts(document, schema, "always")];
  return all.some((part) => part[oneWayKeywords[direction]] === true);
}

function readParts(document: OpenApi, schema: Schema, of?: "branches" | "always"): SchemaObject[] {
  try {
    return listParts(document, schema, of);
  } catch (error) {
    // References that lead nowhere are reported when the document is validated.
    if (error instanceof MockStartError) return [];
    throw error;
  }
}

function isSchemaObject(node: unknown): node is SchemaObject {
  return isRecord(node) && !Array.isArray(node);
}
