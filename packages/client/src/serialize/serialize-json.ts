import { stringifyExact, stringifyJson } from "@shortvideo-api/wire";
import type { BodyMetadata, ParamValues, SerializedBody } from "../call/metadata.js";

/** Serializes a body whose only media type is JSON. Returns `undefined` if there is no body. */
export function serializeJson(
  params: ParamValues,
  { mediaType, param }: Omit<BodyMetadata, "serialize">,
): SerializedBody | undefined {
  const body = params[param];
  return body === undefined ? undefined : { body: stringifyJson(body), contentType: mediaType };
}

/** Serializes a body as {@link serializeJson} does, with the 64-bit numbers that `exact` marks. */
export function serializeExactJson(
  params: ParamValues,
  { exact, mediaType, param }: Omit<BodyMetadata, "serialize">,
): SerializedBody | undefined {
  const body = params[param];
  return body === undefined ? undefined : { body: stringifyExact(body, exact), contentType: mediaType };
}
