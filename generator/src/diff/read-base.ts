import { statSync } from "node:fs";
import { dirname } from "node:path";
import { type Revision, readRevision } from "./read-revision.ts";

/** The earlier document: a file as it is, or what a commit had in the place of the later one. */
export function readBase(repository: string, base: string, path: string, spec: string): Revision {
  const isFile = statSync(path, { throwIfNoEntry: false })?.isFile() ?? false;
  return isFile ? { file: path, folder: dirname(path), dispose: () => {} } : readRevision(repository, base, spec);
}
