import {
  annotationKeywords,
  type DocumentedMedia,
  isFile,
  once,
  parseMediaType,
  readBodyKind,
  readMediaKind,
  readStreamKind,
  readUsualType,
  resolve,
  type Schema,
  type SchemaObject,
  viewSchema,
} from "@shortvideo-api/document";
import { describesXml } from "@shortvideo-api/document/sample";
import { readExact } from "./read-exact.js";
import type { ResponseMedia } from "./operation.js";

/** Reads the media types of a response, with the source of their bodies. */
export function readResponseMedia(document: object, media: readonly DocumentedMedia[]): readonly ResponseMedia[] {
  const declared = new Set(media.map(({ essence }) => essence));
  const hasJson = media.some(({ name }) => readMediaKind(name) === "json");
  return media.map((source) => {
    const { name, essence, parameters, schema } = source;
    const sent = essence.includes("*") ? readRangeType(source, declared) : name;
    const body = sent === undefined ? "none" : readBodySource(document, sent, source, hasJson);
    const exact = once(() => readExact(document, schema));
    return {
      name,
      essence,
      parameters,
      sent,
      body,
      isStream: sent !== undefined && readStreamKind(sent) !== undefined,
      get examples() {
        return [...source.named.keys()];
      },
      get exact() {
        return exact();
      },
    };
  });
}

/** Returns the media type that the mock sends for a range; `undefined` for a media type and for ranges such as `model/*`. */
export function readSentType({ essence, view }: Pick<DocumentedMedia, "essence" | "view">): string | undefined {
  const usual = readUsualType(essence);
  return usual === "application/json" && essence.endsWith("/*") && isFile(view) ? "application/octet-stream" : usual;
}

/** Returns the media type that the mock sends for a range; `undefined` when the document declares it with a schema of its own. */
function readRangeType(range: DocumentedMedia, declared: ReadonlySet<string>): string | undefined {
  const sent = readSentType(range);
  return sent !== undefined && declared.has(sent) ? undefined : sent;
}

/** Returns `true` for YAML. All JSON is YAML, too: https://yaml.org/spec/1.2.2/#12-yaml-history */
export function isYaml(mediaType: string): boolean {
  return /[/+](?:x-)?ya?ml$/.test(parseMediaType(mediaType).essence);
}

/**
 * Returns `true` for a media type whose bodies may be any bytes, according to the document. Frameworks describe files as objects, and no
 * bytes are an object.
 */
export function acceptsBytes(document: object, name: string, schema: Schema): boolean {
  if (readMediaKind(name) !== "binary" || name.startsWith("multipart/")) return false;
  if (typeof schema === "boolean") return schema;
  const { type, format, contentEncoding, ...others } = resolve<SchemaObject>(document, schema);
  if (contentEncoding !== undefined) return false;
  if (!viewSchema(document, schema).meantTypes.includes("string")) return !isOfVendor(name);
  if (type === undefined)
    return Object.keys(others).every((keyword) => annotationKeywords.has(keyword) || keywordsOfBytes.has(keyword));
  return (
    type === "string" && (format === "binary" || !(isOfVendor(name) || name.startsWith("application/octet-stream")))
  );
}

/** Keywords that concern bodies of bytes. */
const keywordsOfBytes: ReadonlySet<string> = new Set(["contentMediaType", "minLength", "maxLength"]);

/** Returns `true` for a media type whose bodies may be texts or JSON. */
function isOfVendor(name: string): boolean {
  return /^application\/(?:vnd\.|x-)/.test(name);
}

/**
 * Reads the source of a body. The mock creates JSON, YAML, XML, streams, plain text and bytes from a schema. It sends other texts only if the
 * document has an example.
 */
function readBodySource(
  document: object,
  name: string,
  { schema, view, examples }: DocumentedMedia,
  hasJson: boolean,
): ResponseMedia["body"] {
  const { essence } = parseMediaType(name);
  const kind = readBodyKind(essence);
  if (kind === "json" || readStreamKind(name) !== undefined || isYaml(essence)) return "made";
  const isText = view.meantTypes.includes("string");
  const hasText = examples.some((example) => typeof example === "string");
  // An object is rather JSON, if the document has both.
  if ((isText || !hasJson) && acceptsBytes(document, name, schema)) return "made";
  const isScalar = view.meantTypes.some((type) => type !== "object" && type !== "array" && type !== "null");
  if ((isScalar && kind === "text") || (!hasText && describesXml({ name: essence, view }))) return "made";
  if (isText && (essence === "application/octet-stream" || isPlain(document, essence, schema))) return "made";
  return hasText ? "example" : "none";
}

/** Returns `true` for text in a vendor format, such as `application/vnd.github.diff`. */
function isPlain(document: object, essence: string, schema: Schema): boolean {
  if (typeof schema !== "object" || !/^application\/(?:vnd\.|x-)(?!www-form)[^+]*$/.test(essence)) return false;
  const { type, format } = resolve<SchemaObject>(document, schema);
  return type === "string" && format === undefined;
}
