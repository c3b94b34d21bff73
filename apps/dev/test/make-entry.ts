import { chmodSync, cpSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { repository } from "../src/repository.ts";

const pnpm = join(repository, "node_modules/.bin/pnpm");

/**
 * Copies the entry of all npm commands into a workspace, with these steps of `npm test`. The install does nothing, and ends with
 * `installCode`. Returns the path of the entry.
 */
export function makeEntry(folder: string, steps: readonly (readonly string[])[], installCode = 0): string {
  mkdirSync(join(folder, "node_modules/.bin"), { recursive: true });
  for (const name of [
    "bootstrap",
    "create-runner",
    "find-node-problem",
    "find-program",
    "kill-tree",
    "create-tool-environment",
  ]) {
    cpSync(join(repository, `scripts/${name}.mjs`), join(folder, `scripts/${name}.mjs`));
  }
  const commands = `export const commands = { test: { does: "", steps: () => ${JSON.stringify(steps)} } };`;
  writeFileSync(join(folder, "scripts/commands.mjs"), commands);
  const fakePnpm = join(folder, "node_modules/.bin/pnpm");
  writeFileSync(fakePnpm, `#!/bin/sh\n[ "$1" = install ] && exit ${installCode}\nexec "${pnpm}" "$@"\n`);
  chmodSync(fakePnpm, 0o755);
  return join(folder, "scripts/bootstrap.mjs");
}
