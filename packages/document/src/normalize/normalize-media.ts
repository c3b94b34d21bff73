import { type Node, isNode } from "../openapi/node.ts";
import { readMediaKind } from "../openapi/media-kinds.ts";
import { isAssertion } from "../openapi/schema-keywords.ts";

/**
 * Adds `format: binary`, as OpenAPI 3.0 writes it, to a body of bytes that only the media type describes.
 * https://spec.openapis.org/oas/v3.1.1.html#migrating-binary-descriptions-from-oas-3-0
 */
export function normalizeMedia(node: Node, mediaType: string): void {
  const isBinary = readMediaKind(mediaType) === "binary" && !/^multipart\//i.test(mediaType);
  const { schema = {} } = node;
  if (!isBinary || !isNode(schema)) return;
  const { contentMediaType: _mediaType, ...rest } = schema;
  if (!Object.keys(rest).some(isAssertion)) {
    node["schema"] = { ...rest, type: "string", format: "binary" };
  }
}
