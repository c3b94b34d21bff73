import { statSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { fetchDocument } from "./fetch-document.ts";
import { isAddress } from "./is-address.ts";
import { readRevision, type Revision } from "./read-revision.ts";

/** The places that a name of a document is relative to. */
export interface Surroundings {
  /** Absolute path of the repository of commits. */
  readonly repository: string;
  /** Absolute path of the folder that relative paths begin at. */
  readonly folder: string;
  /** Absolute path of the document, for a commit that is named without a path. */
  readonly spec: string;
}

/**
 * Opens a document by its name: an address, a file, `COMMIT:PATH` as git writes it, or a commit, branch or tag. Throws an Error
 * that says what to do when the document does not exist.
 */
export async function openRevision(name: string, { repository, folder, spec }: Surroundings): Promise<Revision> {
  if (isAddress(name)) return await fetchDocument(name);
  const path = resolve(folder, name);
  if (statSync(path, { throwIfNoEntry: false })?.isFile()) {
    return { file: path, folder: dirname(path), name: undefined, dispose: () => {} };
  }
  const [, commit, inside] = /^([^:]+):(.+)$/s.exec(name) ?? [];
  if (commit === undefined || inside === undefined) return readRevision(repository, name, spec);
  // As in git, a path begins at the root of the repository unless it begins with a dot.
  return readRevision(repository, commit, resolve(/^\.{1,2}\//.test(inside) ? folder : repository, inside));
}
