import {
  type MediaType,
  parseMediaType,
  readBodyKind,
  readTypes,
  resolve,
  type SchemaObject,
} from "@shortvideo-api/document";
import type { ResponseMedia } from "./operation.js";
import { readExamples } from "./read-samples.js";

/** Reads in which media types the mock can answer. */
export function readResponseMedia(
  document: object,
  content: Readonly<Record<string, MediaType>>,
): readonly ResponseMedia[] {
  return Object.entries(content).map(([name, source]) => {
    const { essence, parameters } = parseMediaType(name);
    const sent = readSentType(essence) ?? (essence.endsWith("/*") ? undefined : name);
    return { name, essence, parameters, sent, body: sent === undefined ? "none" : readOrigin(document, sent, source) };
  });
}

/** Reads which media type is sent for a range; `undefined` for a media type, and for ranges such as `image/*`. */
export function readSentType(range: string): string | undefined {
  return sentByRange[range];
}

const sentByRange: Readonly<Record<string, string>> = {
  "*/*": "application/json",
  "application/*": "application/json",
  "text/*": "text/plain",
};

/** A text that the document gives as an example is sent as it stands; what is made of a schema is JSON, or plain text. */
function readOrigin(document: object, name: string, source: MediaType): ResponseMedia["body"] {
  const { essence } = parseMediaType(name);
  const kind = readBodyKind(essence);
  if (kind === "json") return "made";
  const types = readTypes(document, source.schema ?? true);
  const isText = types.length === 0 || types.includes("string");
  if (isText && (kind === "text" || essence === "application/octet-stream" || isPlain(document, essence, source)))
    return "made";
  return readExamples(document, source).some((example) => typeof example === "string") ? "example" : "none";
}

/** A text of a format that its maker has defined, such as `application/vnd.github.diff`: it says nothing of bytes. */
function isPlain(document: object, essence: string, { schema }: MediaType): boolean {
  if (typeof schema !== "object" || !/^application\/(?:vnd\.|x-)(?!www-form)[^+]*$/.test(essence)) return false;
  const { type, format } = resolve<SchemaObject>(document, schema);
  return type === "string" && format === undefined;
}
