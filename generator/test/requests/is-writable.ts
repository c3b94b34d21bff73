import type { Encoding } from "@shortvideo-api/document/source";
import { isFields, isList, type Json } from "@shortvideo-api/document/sample/source";
import { type ArbitraryOperation, isJsonType } from "./arbitrary-operation.ts";

/**
 * Returns whether a request can write a value so that a reader finds it again. Styles write no empty list or object, nothing within a
 * list or an object, and no separator that they cannot encode. Callers leave a parameter out with null.
 */
export function isWritable({ parameter, mediaType, encoding = {} }: ArbitraryOperation, given: Json): boolean {
  if (isJsonType(mediaType)) return parameter === undefined || given !== null;
  if (!parameter)
    return (
      isFields(given) && Object.entries(given).every(([name, field]) => isFieldWritable(field, encoding[name] ?? {}))
    );
  const { in: place, style = "form", explode = false } = parameter;
  if (mediaType !== undefined) return given !== null && typeof given !== "object" && (place !== "path" || given !== "");
  if (style === "deepObject" && isList(given)) return false;
  const isPlain = place === "header" || style === "cookie";
  const forbidden = [
    ...(place === "header" ? [","] : []),
    ...(style === "cookie" ? [";", ...(explode ? [] : [","])] : []),
    ...(style === "spaceDelimited" && !explode ? [" "] : []),
    ...(style === "pipeDelimited" && !explode ? ["|"] : []),
  ];
  const texts = listTexts(given);
  if (texts === undefined || given === null) return false;
  // Such characters would mean others.
  if (parameter.allowReserved === true && texts.some(hasEncoded)) return false;
  const isComposite = isList(given) || isFields(given);
  if (place === "path" && texts.join("") === "") return false;
  // A single value contains no separator.
  const separators = isComposite ? forbidden : isPlain && place === "cookie" ? [";"] : [];
  return !texts.some((text) => separators.some((separator) => text.includes(separator)));
}

/** Returns whether a form can write a property. */
function isFieldWritable(field: Json, encoding: Encoding): boolean {
  const { contentType, style = "form", explode = style === "form", allowReserved } = encoding;
  if (!isStyled(encoding)) return contentType === "application/json" || !isList(field) || field.length > 0;
  const texts = listTexts(field);
  if (texts === undefined || (style === "deepObject" && !isFields(field))) return false;
  // Such characters would mean others.
  if (allowReserved === true && texts.some(hasEncoded)) return false;
  const separator =
    explode || style === "deepObject" ? undefined : ({ spaceDelimited: " ", pipeDelimited: "|" }[style] ?? ",");
  const isSplit = separator !== undefined && (isList(field) || isFields(field));
  return !isSplit || !texts.some((text) => text.includes(separator));
}

function hasEncoded(text: string): boolean {
  return /%[\da-f]{2}/i.test(text);
}

/** Returns whether a form writes a field in a style. https://spec.openapis.org/oas/v3.2.0.html#fixed-fields-for-rfc6570-style-serialization */
export function isStyled({ style, explode, allowReserved }: Encoding): boolean {
  return [style, explode, allowReserved].some((each) => each !== undefined);
}

/** Lists the texts of a value; `undefined` for one that no style can write. */
function listTexts(given: Json): string[] | undefined {
  if (!isList(given) && !isFields(given)) return [String(given)];
  const parts = Object.values(given);
  const isFlat = parts.every((part) => part === null || typeof part !== "object");
  return parts.length > 0 && isFlat ? parts.map(String) : undefined;
}
