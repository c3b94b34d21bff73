import type { JsonString } from "@shortvideo-api/openapi-types";
import type { Exact } from "./exact.js";
import { parseExact } from "./parse-exact.js";
import { stringifyExact } from "./stringify-exact.js";

/**
 * Decodes a string of JSON with `parseExact`, so no digit is lost. Throws a `MalformedJsonError` if the string is not JSON.
 *
 * @example
 * const room = decodeJson(text); // a `Room`, if `text` is a `JsonString<Room>`
 */
export function decodeJson<T>(text: JsonString<T>, exact?: Exact): T {
  return parseExact<T>(text, exact);
}

/**
 * Encodes a value as a string of JSON.
 *
 * @example
 * const text = encodeJson({ id: "7" }); // '{"id":"7"}', a `JsonString<{ id: string }>`
 */
export function encodeJson<T>(value: T, exact?: Exact): JsonString<T> {
  return stringifyExact(value, exact);
}
