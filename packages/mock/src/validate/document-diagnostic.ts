/** A problem of a document or its fixtures that the mock found. */
export interface DocumentDiagnostic {
  /** Where in the document it stands: `["paths", "/pets", "get"]`. */
  readonly path: DocumentPath;
  /** The problem and its fix, in one or two sentences. */
  readonly message: string;
}

/** Names and indices that lead from the root of the document to a node. */
export type DocumentPath = readonly (string | number)[];

/** A path as `$ref` writes it, in the document: `"#/paths/~1pets/get"`. */
export function toPointer(path: DocumentPath): string {
  return `#${path.map((step) => `/${encodeURIComponent(String(step).replaceAll("~", "~0").replaceAll("/", "~1"))}`).join("")}`;
}

/** Where a `$ref` into the same document leads. */
export function toPath(pointer: string): DocumentPath {
  return pointer
    .slice(2)
    .split("/")
    .map((step) => decodeURIComponent(step).replaceAll("~1", "/").replaceAll("~0", "~"));
}
