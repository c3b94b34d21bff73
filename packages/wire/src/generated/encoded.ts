// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-wire.ts.

import type { JsonString, OpenObject, SearchedLiveRoom } from "@shortvideo-api/openapi-types";
import { decodeJson, encodeJson } from "../json-string.js";
import { exactSearchedLiveRoom } from "./exact.js";

/** Reads the `OpenObject` that a string holds. Throws `MalformedJsonError` when it holds no JSON. */
export function decodeOpenObject(text: JsonString<OpenObject>): OpenObject {
  return decodeJson(text);
}

/** Writes the string that `decodeOpenObject` reads. */
export function encodeOpenObject(value: OpenObject): JsonString<OpenObject> {
  return encodeJson(value);
}

/** Reads the `SearchedLiveRoom` that a string holds. Throws `MalformedJsonError` when it holds no JSON. */
export function decodeSearchedLiveRoom(text: JsonString<SearchedLiveRoom>): SearchedLiveRoom {
  return decodeJson(text, exactSearchedLiveRoom);
}

/** Writes the string that `decodeSearchedLiveRoom` reads. */
export function encodeSearchedLiveRoom(value: SearchedLiveRoom): JsonString<SearchedLiveRoom> {
  return encodeJson(value, exactSearchedLiveRoom);
}
