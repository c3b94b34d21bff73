import type { JsonString } from "@shortvideo-api/openapi-types";
import type { Exact } from "./exact.js";
import { parseExact } from "./parse-exact.js";
import { stringifyExact } from "./stringify-exact.js";

/**
 * Reads the value that a JSON-encoded string holds, as `parseExact` does: what `exact` marks, and each integer beyond
 * 2^53 - 1, arrives as a decimal string. Throws `MalformedJsonError` when it holds none.
 *
 * @example
 * const room = decodeJson(text); // a `Room`, where `text` is a `JsonString<Room>`
 */
export function decodeJson<T>(text: JsonString<T>, exact?: Exact): T {
  return parseExact<T>(text, exact);
}

/**
 * Writes a value as a JSON-encoded string.
 *
 * @example
 * const text = encodeJson({ id: "7" }); // '{"id":"7"}', a `JsonString<{ id: string }>`
 */
export function encodeJson<T>(value: T, exact?: Exact): JsonString<T> {
  return stringifyExact(value, exact);
}
