import { isRecord, type OpenApi } from "@shortvideo-api/document";
import { type DocumentPath, toPath } from "@shortvideo-api/mock/internal";

/** The node of a document at a path; `undefined` where there is none. */
export function nodeAt(document: OpenApi, path: DocumentPath): unknown {
  return path.reduce<unknown>((node, step) => (isRecord(node) ? node[step] : undefined), document);
}

/** Where a node really stands: follows `$ref` to its end. */
export function followReferences(document: OpenApi, path: DocumentPath): DocumentPath {
  let at = path;
  // More than any chain that is written by hand; what leads back to itself has no end.
  for (let hops = 0; hops < 32; hops++) {
    const node = nodeAt(document, at);
    if (!isRecord(node) || typeof node["$ref"] !== "string") return at;
    at = toPath(node["$ref"]);
  }
  return at;
}
