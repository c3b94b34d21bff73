import { mkdtempSync, realpathSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { deleteLeftovers } from "../../../../generator/src/diff/revision/make-temporary-folder.ts";

/**
 * Makes the folder of a rehearsal, and deletes those of rehearsals that were killed: a folder is named after the process
 * that it belongs to. One that is to be kept is named otherwise, and stays.
 */
export function makeFolder(keep: boolean): string {
  deleteLeftovers("rehearsal");
  return mkdtempSync(join(realpathSync(tmpdir()), `rehearsal-${keep ? "kept" : process.pid}-`));
}
