import type { JsonString } from "@shortvideo-api/openapi-types";
import type { Exact } from "./exact.js";
import { parseExact } from "./parse-exact.js";
import { stringifyExact } from "./stringify-exact.js";

/**
 * Reads the value that a JSON-encoded string holds, as `parseExact` does: no digit is lost. Throws `MalformedJsonError` when
 * the string does not hold JSON.
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
