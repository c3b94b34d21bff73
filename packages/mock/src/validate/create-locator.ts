import { isAbsolute, relative, sep } from "node:path";
import { once, type OpenedDocument } from "@shortvideo-api/document";
import type { ServedOperation } from "../operation/operation.js";
import type { DocumentPlaces } from "../session/tally.js";

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
