import { isJson } from "../call/media-type.js";
import type { EncodingMetadata } from "../call/metadata.js";
import { isComposite } from "./serialize-scalars.js";

/** Returns whether an `application/x-www-form-urlencoded` body writes the value of a property as one JSON text. */
export function isJsonField(value: unknown, { contentType, explode, style }: EncodingMetadata = {}): boolean {
  if (style === "deepObject") return false;
  if (contentType !== undefined) return isJson(contentType);
  return explode === undefined && style === undefined && isComposite(value) && !Array.isArray(value);
}

/** Returns whether a part of a multipart body, or an item of a list in a form, is written as JSON. */
export function isJsonPart(value: unknown, contentType = ""): boolean {
  return isComposite(value) || isJson(contentType);
}
