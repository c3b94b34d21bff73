import { type DocumentedMedia, readBodyKind, readStreamKind } from "@shortvideo-api/document";
import { type CompileSchema, listTextValues, readReading } from "@shortvideo-api/mock/requests";
import { type JsonBody, readBody } from "../request/read-body.js";
import type { ServiceResponse } from "../request/send-request.js";

/**
 * Lists the values that a body of text may mean, the preferred one first: `7` is a number and a text. Empty for other media types and
 * unknown charsets, and for a list or an object, because OpenAPI does not say how text contains one.
 */
export function listTextBodies(
  mediaType: string,
  { view }: DocumentedMedia,
  { encoding, text }: ServiceResponse,
  compile: CompileSchema,
): JsonBody[] {
  const isText = readBodyKind(mediaType) === "text" && readStreamKind(mediaType) === undefined;
  const isScalar = view.types.some((type) => type !== "array" && type !== "object");
  if (!isText || !isScalar || encoding === "none" || encoding === "utf-16") return [];
  return listTextValues(readReading(view, compile), text).flatMap((value) =>
    typeof value === "string" ? [{ value, exact: value }] : (readBody(text) ?? []),
  );
}
