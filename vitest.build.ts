import { execFileSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import type { TestProject } from "vitest/node";
import { findProgram } from "./scripts/find-program.mjs";

/** Builds the programs that the tests of a project start, unless turbo has just built them. */
export function setup({ name }: TestProject): void {
  if (process.env["TURBO_HASH"] !== undefined) return;
  const root = fileURLToPath(new URL(".", import.meta.url));
  const [turbo, ...firstArguments] = findProgram(root, "turbo");
  const args = ["run", "build", `--filter=@shortvideo-api/${name}`, "--output-logs=errors-only"];
  execFileSync(turbo, [...firstArguments, ...args], { cwd: root, stdio: ["ignore", "ignore", "inherit"] });
}
