import {
  type MediaType,
  parseMediaType,
  readBodyKind,
  readTypes,
  resolve,
  type SchemaObject,
} from "@shortvideo-api/document";
import { once } from "./once.js";
import { readExact } from "./read-exact.js";
import type { ResponseMedia } from "./operation.js";
import { readExamples } from "./read-samples.js";

/** Reads the media types in which the mock can respond. */
export function readResponseMedia(
  document: object,
  content: Readonly<Record<string, MediaType>>,
): readonly ResponseMedia[] {
  return Object.entries(content).map(([name, source]) => {
    const { essence, parameters } = parseMediaType(name);
    const sent = readSentType(essence) ?? (essence.endsWith("/*") ? undefined : name);
    const body = sent === undefined ? "none" : readOrigin(document, sent, source);
    const exact = once(() => readExact(document, source.schema ?? true));
    return {
      name,
      essence,
      parameters,
      sent,
      body,
      get exact() {
        return exact();
      },
    };
  });
}

/** Returns the media type that the mock sends for a range; `undefined` for a media type and for ranges such as `image/*`. */
export function readSentType(range: string): string | undefined {
  return sentByRange[range];
}

const sentByRange: Readonly<Record<string, string>> = {
  "*/*": "application/json",
  "application/*": "application/json",
  "text/*": "text/plain",
};

/** The mock creates JSON and plain text from a schema, and sends other texts only when the document has an example. */
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

/** Returns `true` for text in a vendor format, such as `application/vnd.github.diff`. */
function isPlain(document: object, essence: string, { schema }: MediaType): boolean {
  if (typeof schema !== "object" || !/^application\/(?:vnd\.|x-)(?!www-form)[^+]*$/.test(essence)) return false;
  const { type, format } = resolve<SchemaObject>(document, schema);
  return type === "string" && format === undefined;
}
