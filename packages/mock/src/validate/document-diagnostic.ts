import { isAbsolute, relative, sep } from "node:path";
import { once, oncePer, type Step, type OpenedDocument, type Place, printPath } from "@shortvideo-api/document";
import type { ServedOperation } from "../operation/operation.js";
import type { DocumentPlaces } from "../session/tally.js";

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

/** Creates a function that finds the lines of operations. The first call reads the document again, which is slow for a large one. */
export function createLocator(
  { file, locate }: OpenedDocument,
  operations: readonly ServedOperation[],
): () => DocumentPlaces {
  return once(() => ({ file: toReportPath(file), lines: operations.map(({ steps }) => locate(steps).line ?? 1) }));
}

/** Returns the path for reports: relative to the current folder, with slashes on every system. */
export function toReportPath(file: string): string {
  const path = relative(process.cwd(), file);
  return (path.startsWith("..") || isAbsolute(path) ? file : path).split(sep).join("/");
}
