import type { DocumentedOperation } from "@shortvideo-api/document/source";
import type { Schema, SchemaScope } from "@shortvideo-api/document/sample/source";
import { describeResponses } from "./describe-responses.ts";
import { readField } from "./read-field.ts";

/**
 * Lists the properties that are alternative spellings: `x-pagination` names another property before them. A response has only
 * one spelling, and samples use the first.
 */
export function listOtherSpellings(scope: SchemaScope, endpoints: readonly DocumentedOperation[]): ReadonlySet<Schema> {
  const found = new Set<Schema>();
  for (const endpoint of endpoints) {
    const { next = [], hasMore = [], total = [], pages = [] } = endpoint.pagination ?? {};
    const places = [next, hasMore, total, pages].flatMap((names) => names.slice(1));
    const schema = places.length === 0 ? undefined : describeResponses(scope, endpoint, "").success.schema;
    for (const place of schema === undefined ? [] : places) {
      const field = readField(scope, schema ?? true, place);
      if ("schema" in field && typeof field.schema === "object") found.add(field.schema);
    }
  }
  return found;
}
