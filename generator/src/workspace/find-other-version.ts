import { existsSync } from "node:fs";
import { join } from "node:path";
import { gt, valid } from "semver";
import { readRecord, recordFile } from "./record.ts";

/**
 * Returns the message about a workspace whose copied files another version of the generator has written; `undefined` if this version has.
 * Generated code needs the copied code of its own version, and `upgrade` writes the changeset of both.
 */
export function findOtherVersion(folder: string, running: string): string | undefined {
  if (!existsSync(join(folder, recordFile))) return undefined;
  const { generator: written } = readRecord(folder);
  if (written === running) return undefined;
  const fix = valid(written) && gt(written, running) ? "npm install" : "npm run upgrade";
  return `This is version ${running} of the generator, but version ${written} has written the workspace. Run \`${fix}\` first.`;
}
