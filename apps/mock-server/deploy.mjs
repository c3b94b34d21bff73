// Copies the server with its runtime dependencies into a folder. The build stage of the container runs it. This file and its imports need
// only Node, because it runs before the installation.
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
  console.error("The target folder is missing. Usage: node apps/mock-server/deploy.mjs FOLDER");
  process.exit(2);
}
const folder = resolve(target);
const server = "@shortvideo-api/mock-server";
pnpm("install", "--frozen-lockfile", "--prefer-offline", "--filter", `${server}...`);
pnpm("--filter", `${server}...`, "run", "build");
pnpm("--filter", server, "deploy", "--prod", "--prefer-offline", folder);
// The server does not need these files of the installation.
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
