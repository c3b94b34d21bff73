import { printPointer, readFragment } from "@shortvideo-api/document";

/** A problem of a document or its fixtures that the mock found. */
export interface DocumentDiagnostic {
  /** Where in the document it stands: `["paths", "/pets", "get"]`. */
  readonly path: DocumentPath;
  /** The problem and its fix, in one or two sentences. */
  readonly message: string;
}

/** Names and indices that lead from the root of the document to a node. */
export type DocumentPath = readonly (string | number)[];

/** Prints a path as a `$ref` in the same document does: `"#/paths/~1pets/get"`. */
export function toPointer(path: DocumentPath): string {
  return `#${printPointer(path).split("/").map(encodeURIComponent).join("/")}`;
}

/** Reads where a `$ref` into the same document leads. */
export function toPath(pointer: string): DocumentPath {
  return readFragment(pointer.slice(1));
}
