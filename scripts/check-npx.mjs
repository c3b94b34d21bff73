// Checks that no file names an unscoped package for `npx`, in documents, messages, comments or workflows.

import { readFileSync } from "node:fs";
import { findUnsafeNpx } from "./find-unsafe-npx.mjs";
import { listFiles } from "./list-files.ts";

/** Unscoped packages that a document may name, each with an exact version and the reason. */
const pinned = {
  "swagger2openapi@7.0.8": "the converter of Swagger 2.0 documents; no scoped package is as complete",
  "turborepo-remote-cache@2.12.0": "a server that the workspace cannot install; CONTRIBUTING.md says how to run it",
};
/** Files that are not checked: documents of others, and the texts that test this check. */
const unchecked =
  /^generator\/test\/(?:corpus|scenarios)\/|^apps\/dev\/test\/find-unsafe-npx\.test\.ts$|^pnpm-lock\.yaml$/;

const patterns = [
  "*.md",
  "*.ts",
  "*.mjs",
  "*.js",
  "*.json",
  "*.yaml",
  "*.yml",
  "*.sh",
  "*.py",
  "*.java",
  "*Dockerfile",
];
const files = listFiles(".", patterns).filter((path) => !unchecked.test(path));

const found = files.flatMap((path) =>
  findUnsafeNpx(readFileSync(path, "utf8"), Object.keys(pinned)).map((each) => ({ path, ...each })),
);
for (const { path, line, name } of found) console.error(`${path}:${line}  \`${name}\` is an unscoped package name.`);
if (found.length > 0) {
  console.error(
    "If it is not installed, `npx` runs any package that has this name on npm. Name a scoped package, or an npm script.",
  );
}
console.log(`${files.length} files checked, ${found.length} unscoped packages for npx.`);
process.exitCode = found.length > 0 || files.length === 0 ? 1 : 0;
