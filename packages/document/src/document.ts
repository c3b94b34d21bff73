import type { Diagnostic } from "./diagnostics/diagnostic.ts";
import type { SpecVersion } from "./openapi/grammar.ts";
import type { OpenApi } from "./openapi/openapi.ts";

/** A document and all files that it refers to, resolved into one. */
export interface Document {
  /** Absolute path of the file that the caller named. */
  file: string;
  /** Absolute paths of every file that was read, `file` first. */
  files: readonly string[];
  /** SHA-256 of each file of `files`; `null` for a missing file. */
  hashes: readonly (string | null)[];
  /** The version of OpenAPI in which it is written. */
  version: SpecVersion;
  /** The whole document in OpenAPI 3.1, with the operations and media types of 3.2. */
  root: OpenApi;
  /** Links, which `root` leaves out, by pointer. Each comes with the targets of its `$ref`s, except schemas. */
  leftOut: ReadonlyMap<string, unknown>;
  /** Objects whose `$ref` has no target and was removed, by pointer into `root`. Each comes with its diagnostic. */
  unresolved: ReadonlyMap<string, Diagnostic>;
  /** Finds the place of a pointer into `root` in the files. The first call is slow: use it for messages only. */
  locate: (pointer: string) => Place;
}

/** A place in a file. */
export interface Place {
  /** Absolute path. */
  file: string;
  /** Counted from 1; `undefined` when the whole file is meant. */
  line: number | undefined;
  /** RFC 6901 pointer into that file. */
  pointer: string;
}
