// Checks a package as it would be published: packs it, then asks publint and are-the-types-wrong about the tarball.
// Run in the package's folder.

import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { findProgram } from "./find-program.mjs";

const folder = mkdtempSync(join(tmpdir(), "check-package-"));
const tarball = join(folder, "package.tgz");
const root = fileURLToPath(new URL("..", import.meta.url));
const run = (program, ...args) => {
  const [file, ...given] = findProgram(root, program);
  execFileSync(file, [...given, ...args], { stdio: "inherit" });
};

process.on("exit", () => rmSync(folder, { recursive: true, force: true }));
try {
  run("pnpm", "pack", "--out", tarball);
  run("publint", "run", tarball, "--strict");
  run("attw", tarball, "--profile", "esm-only");
} catch (error) {
  console.error(
    `${process.env.npm_package_name} does not pass as a package: \`${error.spawnargs?.join(" ") ?? error.message}\`, see above.`,
  );
  process.exitCode = 1;
}
