// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-wire.ts.

import type { JsonString, OpenObject, SearchedLiveRoom } from "@shortvideo-api/openapi-types";
import { decodeJson, encodeJson } from "../json-string.js";
import { exactSearchedLiveRoom } from "./exact.js";

/** Decodes the `OpenObject` in a string of JSON. Throws `MalformedJsonError` when the string is not JSON. */
export function decodeOpenObject(text: JsonString<OpenObject>): OpenObject {
  return decodeJson(text);
}

/** Encodes `OpenObject` as the string of JSON that `decodeOpenObject` reads. */
export function encodeOpenObject(value: OpenObject): JsonString<OpenObject> {
  return encodeJson(value);
}

/** Decodes the `SearchedLiveRoom` in a string of JSON. Throws `MalformedJsonError` when the string is not JSON. */
export function decodeSearchedLiveRoom(text: JsonString<SearchedLiveRoom>): SearchedLiveRoom {
  return decodeJson(text, exactSearchedLiveRoom);
}

/** Encodes `SearchedLiveRoom` as the string of JSON that `decodeSearchedLiveRoom` reads. */
export function encodeSearchedLiveRoom(value: SearchedLiveRoom): JsonString<SearchedLiveRoom> {
  return encodeJson(value, exactSearchedLiveRoom);
}
