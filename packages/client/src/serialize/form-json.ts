import { isJson } from "../call/media-type.js";
import type { EncodingMetadata } from "../call/param-style.js";
import { isComposite } from "./serialize-scalars.js";

/** Returns whether a form writes a property in a style of OpenAPI. */
export function isStyled({ style }: EncodingMetadata = {}): boolean {
  return style !== undefined;
}

/** Returns whether an `application/x-www-form-urlencoded` body writes the value of a property as one JSON text. */
export function isJsonField(value: unknown, metadata: EncodingMetadata = {}): boolean {
  if (isStyled(metadata)) return false;
  const { contentType } = metadata;
  return contentType === undefined ? isComposite(value) && !Array.isArray(value) : isJson(contentType);
}

/** Returns whether a part of a multipart body, or an item of a list in a form, is written as JSON. */
export function isJsonPart(value: unknown, contentType = ""): boolean {
  return isComposite(value) || isJson(contentType);
}

/** Returns whether a value is an object, and not a file, bytes or a stream. */
export function isPlain(value: unknown): value is object {
  if (typeof value !== "object" || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}
