import { parseJson, parseMediaType, readBodyKind } from "@shortvideo-api/document";
import { asJson, type Json } from "@shortvideo-api/document/sample";

/** Reads a body of JSON with all its digits; `undefined` for another media type. */
export function readJson({ mediaType, text }: { mediaType: string; text: string }): Json | undefined {
  return readBodyKind(parseMediaType(mediaType).essence) === "json" ? asJson(parseJson(text)) : undefined;
}
