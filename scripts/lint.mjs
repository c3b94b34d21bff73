// `npm run lint`: all linters of the repository, or with files and folders, those that check single files. Each linter that fails is
// named at the end.

import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { findProgram } from "./find-program.mjs";

const root = fileURLToPath(new URL("..", import.meta.url));
const given = process.argv.slice(2);

/** Some given files may be of a kind that a linter does not read. */
const unmatched = "--no-error-on-unmatched-pattern";

/** Linters, each with its program and its arguments. */
const linters = {
  oxlint: ["oxlint", "--type-aware", "--deny-warnings", "--report-unused-disable-directives", unmatched, ...or(".")],
  oxfmt: ["oxfmt", "--check", unmatched, ...or(".")],
  prose: ["node", "apps/prose/src/main.ts", ...given],
  ...(given.length > 0
    ? {}
    : {
        rooms: ["node", "scripts/lint/check-rooms.mjs"],
        knip: ["knip"],
        npx: ["node", "scripts/check-npx.mjs"],
        lockfile: ["node", "scripts/check-lockfile.mjs"],
      }),
};

const failed = Object.entries(linters)
  .filter(([, command]) => !run(command))
  .map(([name]) => name);
if (failed.length > 0) {
  console.error(`Failed: ${failed.join(", ")}`);
  process.exitCode = 1;
}

/** Returns the given files and folders, or else this folder. @param {string} folder */
function or(folder) {
  return given.length > 0 ? given : [folder];
}

/** Runs a program in the root folder. Returns whether it succeeded. @param {readonly string[]} command */
function run([name = "", ...args]) {
  const [program, ...first] = findProgram(root, name);
  return spawnSync(program, [...first, ...args], { cwd: root, stdio: "inherit" }).status === 0;
}
