import { mkdtempSync, realpathSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { deleteLeftovers } from "@shortvideo-api/document/revision/source";

/**
 * Creates the folder of a rehearsal, named after this process. Deletes the folders of rehearsals that were killed, except those that
 * were created with `keep`.
 */
export function makeFolder(keep: boolean): string {
  deleteLeftovers("rehearsal");
  return mkdtempSync(join(realpathSync(tmpdir()), `rehearsal-${keep ? "kept" : process.pid}-`));
}
