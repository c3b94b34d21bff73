import { copyExact, type Exact } from "@shortvideo-api/wire";
import type { ContentMetadata } from "../call/metadata.js";
import type { EncodingMetadata } from "../call/param-style.js";
import { isJsonField, isJsonPart, isPlain, isStyled } from "../serialize/form-json.js";
import { anything, JsonInForm } from "./find-misfits.js";

/** Copies a form as {@link copyText} does, and marks the values that the form carries as JSON. */
export function copyForm(
  form: unknown,
  { encoding = {}, exact, mediaType }: Pick<ContentMetadata, "encoding" | "exact"> & { readonly mediaType: string },
): unknown {
  if (!isPlain(form)) return copyText(form);
  const isMultipart = /^multipart\//i.test(mediaType);
  const copyField = isMultipart ? copyParts : copyProperty;
  const fields = Object.entries(form).flatMap(([name, value]) => {
    const metadata = (Object.hasOwn(encoding, name) ? encoding[name] : undefined) ?? {};
    const isJson = !isMultipart && isJsonField(value, metadata);
    if (value === undefined || (!isJson && isUnwritten(value, metadata))) return [];
    return [[name, copyField(name, value, metadata, exact)]];
  });
  return Object.fromEntries(fields);
}

/** Returns whether a form does not contain a value at all: an empty list, or an empty object with a style. */
function isUnwritten(value: unknown, metadata: EncodingMetadata): boolean {
  if (!Array.isArray(value) && !(isPlain(value) && isStyled(metadata))) return false;
  return Object.values(value).every((item) => item === undefined);
}

/** Copies a property of a multipart body: one part, or a part for each item of a list. */
function copyParts(name: string, value: unknown, metadata: EncodingMetadata, exact?: Exact): unknown {
  if (isStyled(metadata) && !Array.isArray(value)) return copyText(value);
  const { contentType } = metadata;
  if (Array.isArray(value)) return copyItems(name, value, contentType, exact);
  return isJsonPart(value, contentType) && !isFile(value) ? copyJson(name, value, exact) : copyText(value);
}

/** Copies a property of an `application/x-www-form-urlencoded` body. */
function copyProperty(name: string, value: unknown, metadata: EncodingMetadata, exact?: Exact): unknown {
  if (isJsonField(value, metadata) && !isFile(value)) return copyJson(name, value, exact);
  return Array.isArray(value) && metadata.style !== "deepObject"
    ? copyItems(name, value, undefined, exact)
    : copyText(value);
}

function copyItems(name: string, list: readonly unknown[], contentType?: string, exact?: Exact): unknown[] {
  return list
    .filter((item) => item !== undefined)
    .map((item) => {
      if (!isJsonPart(item, contentType) || isFile(item)) return copyText(item);
      const [copy]: unknown[] = Object(copyExact({ [name]: [item] }, exact))[name];
      return new JsonInForm(copy);
    });
}

/** Copies the value of a property as JSON. `exact` marks the 64-bit numbers of the whole form. */
function copyJson(name: string, value: unknown, exact?: Exact): JsonInForm {
  return new JsonInForm(Object(copyExact({ [name]: value }, exact))[name]);
}

/** Copies a value without `undefined`. Replaces values that are not sent as text, such as files, by {@link anything}. */
export function copyText(value: unknown): unknown {
  if (typeof value !== "object" || value === null) return value;
  if (value instanceof Date) return value.toJSON();
  if (Array.isArray(value)) return value.filter((item) => item !== undefined).map(copyText);
  if (!isPlain(value)) return anything;
  const fields = Object.entries(value).filter(([, field]) => field !== undefined);
  return Object.fromEntries(fields.map(([name, field]) => [name, copyText(field)]));
}

/** Returns whether a value is a file, bytes, a stream, or a body that is already serialized. */
function isFile(value: unknown): boolean {
  return copyText(value) === anything;
}
