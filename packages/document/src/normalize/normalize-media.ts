import { type Node, isNode } from "../openapi/node.ts";
import { readFieldEncoding } from "../openapi/field-encoding.ts";
import { readMediaKind } from "../openapi/media-kinds.ts";
import { parseMediaType } from "../openapi/media-type.ts";
import type { MediaType } from "../openapi/openapi.ts";
import { resolveKnown } from "../openapi/resolve-reference.ts";
import { branchKeywords, isAssertion } from "../openapi/schema-keywords.ts";

/**
 * Adds `format: binary`, as OpenAPI 3.0 writes it, to bytes that only a media type describes. They are a whole body, or a part of a form.
 * https://spec.openapis.org/oas/v3.1.1.html#migrating-binary-descriptions-from-oas-3-0
 */
export function normalizeMedia(root: Node, node: Node, mediaType: string): void {
  if (/^multipart\//i.test(mediaType)) {
    markFiles(root, { essence: parseMediaType(mediaType).essence, node });
    return;
  }
  const { schema = {} } = node;
  if (readMediaKind(mediaType) !== "binary" || !isNode(schema)) return;
  const { contentMediaType: _mediaType, ...rest } = schema;
  if (!Object.keys(rest).some(isAssertion)) {
    node["schema"] = { ...rest, type: "string", format: "binary" };
  }
}

/** Marks the parts of a form that are files, and lists of files. */
function markFiles(root: Node, form: { essence: string; node: MediaType }): void {
  for (const { properties } of listSchemas(root, form.node.schema)) {
    if (!isNode(properties)) continue;
    for (const [name, property] of Object.entries(properties)) {
      const encoding = readFieldEncoding(form, name);
      const declared = encoding.kind === "content" ? encoding.contentTypes : [];
      for (const part of listSchemas(root, property)) {
        for (const file of listSchemas(root, part["items"] ?? part)) markFile(file, declared);
      }
    }
  }
}

/** Marks a schema that only a media type describes: its own, or those of the part. */
function markFile(part: Node, declared: readonly string[]): void {
  const { type, contentMediaType } = part;
  const mediaTypes = typeof contentMediaType === "string" ? [contentMediaType] : declared;
  const isText = Object.keys(part).some((key) => isAssertion(key) && key !== "contentMediaType" && key !== "type");
  const isFile = mediaTypes.length > 0 && mediaTypes.every((each) => readMediaKind(each) === "binary");
  // The media type of an encoding may also describe a text that the schema admits.
  const isOpen = type === undefined || ("contentMediaType" in part && [type].flat().includes("string"));
  if (isFile && isOpen && !isText) Object.assign(part, { type: type ?? "string", format: "binary" });
}

/** Lists a schema with all parts of its compositions, each once. */
function listSchemas(root: Node, written: unknown): Set<Node> {
  const listed = new Set<Node>();
  const waiting = [written];
  for (const each of waiting) {
    const schema: unknown = resolveKnown(root, each);
    if (!isNode(schema) || listed.has(schema)) continue;
    listed.add(schema);
    for (const keyword of branchKeywords) if (Array.isArray(schema[keyword])) waiting.push(...schema[keyword]);
  }
  return listed;
}
