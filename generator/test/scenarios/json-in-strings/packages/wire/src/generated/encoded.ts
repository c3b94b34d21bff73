// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-wire.ts.

import type { JsonString, Room } from "@shortvideo-api/openapi-types";
import { decodeJson, encodeJson } from "../json-string.js";
import { exactRoom } from "./exact.js";

/** Decodes the `Room` in a string of JSON. Throws `MalformedJsonError` when the string is not JSON. */
export function decodeRoom(text: JsonString<Room>): Room {
  return decodeJson(text, exactRoom);
}

/** Encodes `Room` as the string of JSON that `decodeRoom` reads. */
export function encodeRoom(value: Room): JsonString<Room> {
  return encodeJson(value, exactRoom);
}
