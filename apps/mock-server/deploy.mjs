// Copies the server with its runtime dependencies into a folder: the build stage of the container. This file and its imports depend
// on nothing but Node, because nothing is installed before.
//
//     node apps/mock-server/deploy.mjs FOLDER

import { spawnSync } from "node:child_process";
import { readFileSync, rmSync } from "node:fs";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { findProgram } from "../../scripts/find-program.mjs";

const root = fileURLToPath(new URL("../../", import.meta.url));
const { packageManager } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
const [target] = process.argv.slice(2);

if (target === undefined) {
  console.error("Name the folder to put the server into: `node apps/mock-server/deploy.mjs FOLDER`.");
  process.exit(2);
}
const folder = resolve(target);
const server = "@shortvideo-api/mock-server";
pnpm("install", "--frozen-lockfile", "--prefer-offline", "--filter", `${server}...`);
pnpm("--filter", `${server}...`, "run", "build");
pnpm("--filter", server, "deploy", "--prod", "--prefer-offline", folder);
// Only an install needs these.
for (const name of ["pnpm-lock.yaml", "pnpm-workspace.yaml", ".turbo"])
  rmSync(join(folder, name), { recursive: true, force: true });

/** Runs the package manager of the workspace in the root. Ends with its exit code unless that is 0. */
function pnpm(...args) {
  const [file, ...given] = findProgram(root, "npx");
  const { status } = spawnSync(file, [...given, "--yes", "--prefer-offline", packageManager, ...args], {
    cwd: root,
    stdio: "inherit",
  });
  if (status !== 0) process.exit(status ?? 1);
}
