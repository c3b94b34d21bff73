import { type Node, isNode } from "../openapi/node.ts";
import { readMediaKind } from "../openapi/media-type.ts";

/** Keywords that do not restrict the bytes of a body. */
const silent = new Set(["title", "description", "deprecated", "example", "examples", "externalDocs", "$comment"]);

/**
 * Adds `format: binary`, as OpenAPI 3.0 writes it, to a body of bytes that only the media type describes.
 * https://spec.openapis.org/oas/v3.1.1.html#migrating-binary-descriptions-from-oas-3-0
 */
export function normalizeMedia(node: Node, mediaType: string): void {
  const isBinary = readMediaKind(mediaType) === "binary" && !/^multipart\//i.test(mediaType);
  const { schema = {} } = node;
  if (!isBinary || !isNode(schema)) return;
  const { contentMediaType: _mediaType, ...rest } = schema;
  if (Object.keys(rest).every((key) => silent.has(key) || key.startsWith("x-"))) {
    node["schema"] = { ...rest, type: "string", format: "binary" };
  }
}
