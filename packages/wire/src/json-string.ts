import type { JsonString } from "@shortvideo-api/openapi-types";
import type { Exact } from "./exact.js";
import { parseExact } from "./parse-exact.js";
import { stringifyExact } from "./stringify-exact.js";

/** Reads the value that a JSON-encoded string holds. Throws `MalformedJsonError` when it holds none. */
export function decodeJson<T>(text: JsonString<T>, exact?: Exact): T {
  return parseExact<T>(text, exact);
}

/** Writes a value as a JSON-encoded string. */
export function encodeJson<T>(value: T, exact?: Exact): JsonString<T> {
  return stringifyExact(value, exact);
}
