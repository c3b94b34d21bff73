import { isNode, type OpenApi } from "@shortvideo-api/document/source";
import type { Endpoint } from "./list-endpoints.ts";
import { readResponses } from "./read-responses.ts";
import { readField } from "./read-field.ts";
import type { Schema, SchemaScope } from "@shortvideo-api/document/sample/source";

/**
 * Lists the properties that are alternative spellings: `x-pagination` names another property before them. A response has only
 * one spelling, and samples use the first.
 */
export function listOtherSpellings(
  root: OpenApi,
  scope: SchemaScope,
  endpoints: readonly Endpoint[],
): ReadonlySet<Schema> {
  const found = new Set<Schema>();
  for (const endpoint of endpoints) {
    const declared = endpoint.operation["x-pagination"];
    const places = isNode(declared) ? Object.values(declared).flatMap(listOthers) : [];
    const schema = places.length === 0 ? undefined : readResponses(root, scope, endpoint, "").success.schema;
    for (const place of schema === undefined ? [] : places) {
      const field = readField(scope, schema ?? true, place);
      if ("schema" in field && typeof field.schema === "object") found.add(field.schema);
    }
  }
  return found;
}

function listOthers(value: unknown): string[] {
  const others: readonly unknown[] = Array.isArray(value) ? value.slice(1) : [];
  return others.filter((place) => typeof place === "string");
}
