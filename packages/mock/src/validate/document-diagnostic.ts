import { type Step, type OpenedDocument, type Place, printPath } from "@shortvideo-api/document";

/** A problem of a document or its fixtures that the mock found. */
export interface DocumentDiagnostic {
  /** Its place in the document: `["paths", "/pets", "get"]`. */
  readonly path: readonly Step[];
  /** The problem and its fix, in one or two sentences. */
  readonly message: string;
}

/** Prints a place for a message: `"spec/openapi.yaml:12"`. Adds the pointer if the whole document is on one line. */
export function printPlace(document: Pick<OpenedDocument, "text">, { file, line = 1, pointer }: Place): string {
  const isOneLine = oneLiners.get(document) ?? !document.text.trimEnd().includes("\n");
  oneLiners.set(document, isOneLine);
  return `${printPath(file, process.cwd())}:${line}${isOneLine ? ` #${pointer}` : ""}`;
}

/** Whether each document is on one line. A large document may have thousands of problems. */
const oneLiners = new WeakMap<object, boolean>();
