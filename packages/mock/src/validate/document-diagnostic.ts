import { oncePer, type Step, type OpenedDocument, type Place, printPath } from "@shortvideo-api/document";

/** A problem of a document or its fixtures that the mock found. */
export interface DocumentDiagnostic {
  /** Its place in the document: `["paths", "/pets", "get"]`. */
  readonly path: readonly Step[];
  /** The problem and its fix, in one or two sentences. */
  readonly message: string;
}

/** Prints a place for a message: `"spec/openapi.yaml:12"`. Adds the pointer if the whole document is on one line. */
export function printPlace(document: Pick<OpenedDocument, "text">, { file, line = 1, pointer }: Place): string {
  return `${printPath(file, process.cwd())}:${line}${isOneLine(document) ? ` #${pointer}` : ""}`;
}

/** Returns whether a document is on one line. Remembers it, because a large document may have thousands of problems. */
const isOneLine = oncePer(({ text }: Pick<OpenedDocument, "text">) => !text.trimEnd().includes("\n"));
