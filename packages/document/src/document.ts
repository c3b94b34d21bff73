import type { OpenApi } from "./openapi/openapi.ts";

/** A document and all the files it is made of, in one piece. */
export interface Document {
  /** Absolute path of the file that was asked for. */
  file: string;
  /** Absolute paths of every file that was read, `file` first. */
  files: readonly string[];
  /** SHA-256 of each of them, as it was read; `null` for one that is not there. */
  hashes: readonly (string | null)[];
  root: OpenApi;
  /** Callbacks and links, which `root` leaves out: by pointer, with whatever their `$ref`s lead to outside of the schemas. */
  leftOut: ReadonlyMap<string, unknown>;
  /** Where a pointer into `root` stands in the files: slow the first time, so only for telling a problem. */
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
