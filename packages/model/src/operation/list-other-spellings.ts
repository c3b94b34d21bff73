import type { DocumentedOperation } from "@shortvideo-api/document/source";
import type { Schema } from "@shortvideo-api/document/sample/source";
import { describeResponses } from "./describe-responses.ts";
import { readField } from "./read-field.ts";
import type { DocumentScope } from "./read-media.ts";

/**
 * Lists the properties that are alternative spellings: `x-pagination` names another property before them. A response has only
 * one spelling, and samples use the first.
 */
export function listOtherSpellings(
  document: DocumentScope,
  endpoints: readonly DocumentedOperation[],
): ReadonlySet<Schema> {
  const found = new Set<Schema>();
  for (const endpoint of endpoints) {
    const { next = [], hasMore = [], total = [], pages = [] } = endpoint.pagination ?? {};
    const places = [next, hasMore, total, pages].flatMap((names) => names.slice(1));
    const schema = places.length === 0 ? undefined : describeResponses(document, endpoint, "").success.schema;
    for (const place of schema === undefined ? [] : places) {
      const field = readField(document.scope, schema ?? true, place);
      if ("schema" in field && typeof field.schema === "object") found.add(field.schema);
    }
  }
  return found;
}
