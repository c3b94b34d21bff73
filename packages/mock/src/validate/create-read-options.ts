import type { OpenedDocument, Step } from "@shortvideo-api/document";
import type { FindBroken } from "../operation/read-served-operations.js";
import { findBrokenParts } from "./find-broken-parts.js";
import { printPlace } from "./print-place.js";

/** Creates the options for reading the operations of a document so that each problem has its line. */
export function createReadOptions(source: OpenedDocument): {
  readonly findBroken: FindBroken;
  readonly printPlace: (path: readonly Step[]) => string;
} {
  return { findBroken: findBrokenParts(source), printPlace: (path) => printPlace(source, source.locate(path)) };
}
