import { type Node, isNode } from "../openapi/node.ts";
import { readFieldEncoding } from "../openapi/field-encoding.ts";
import { readMediaKind } from "../openapi/media-kinds.ts";
import { parseMediaType } from "../openapi/media-type.ts";
import type { MediaType } from "../openapi/openapi.ts";
import { resolveKnown } from "../openapi/resolve-reference.ts";
import { isAssertion } from "../openapi/schema-keywords.ts";

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
  const schema: unknown = resolveKnown(root, form.node.schema);
  const properties = isNode(schema) && isNode(schema["properties"]) ? schema["properties"] : {};
  for (const [name, property] of Object.entries(properties)) {
    if (!isNode(property)) continue;
    const part = isNode(property["items"]) ? property["items"] : property;
    const encoding = readFieldEncoding(form, name);
    const declared = encoding.kind === "content" ? encoding.contentTypes : [];
    const { contentMediaType } = part;
    const mediaTypes = typeof contentMediaType === "string" ? [contentMediaType] : declared;
    const isText = Object.keys(part).some((key) => isAssertion(key) && key !== "contentMediaType" && key !== "type");
    const isFile = mediaTypes.length > 0 && mediaTypes.every((each) => readMediaKind(each) === "binary");
    // The media type of an encoding may also describe a text that the schema admits.
    const isOpen = part["type"] === undefined || ("contentMediaType" in part && part["type"] === "string");
    if (isFile && isOpen && !isText) Object.assign(part, { type: "string", format: "binary" });
  }
}
