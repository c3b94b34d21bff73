import { mkdtempSync, realpathSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { deleteLeftovers } from "../../../../generator/src/diff/revision/make-temporary-folder.ts";

/**
 * Creates the folder of a rehearsal, named after this process, and deletes the folders of rehearsals that were killed. A folder to
 * keep has another name.
 */
export function makeFolder(keep: boolean): string {
  deleteLeftovers("rehearsal");
  return mkdtempSync(join(realpathSync(tmpdir()), `rehearsal-${keep ? "kept" : process.pid}-`));
}
