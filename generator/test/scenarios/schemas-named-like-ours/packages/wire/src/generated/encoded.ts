// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-wire.ts.

import type { JsonSchema, JsonString } from "@shortvideo-api/openapi-types";
import { decodeJson, encodeJson } from "../json-string.js";

/** Decodes the `JsonSchema` in a string of JSON. Throws `MalformedJsonError` when the string is not JSON. */
export function decodeJsonSchema(text: JsonString<JsonSchema>): JsonSchema {
  return decodeJson(text);
}

/** Encodes `JsonSchema` as the string of JSON that `decodeJsonSchema` reads. */
export function encodeJsonSchema(value: JsonSchema): JsonString<JsonSchema> {
  return encodeJson(value);
}
