import { execFileSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import type { TestProject } from "vitest/node";
import { findProgram } from "./scripts/find-program.mjs";

/** Builds what the tests of a project run, unless turbo just did: they start the programs that users start. */
export function setup({ name }: TestProject): void {
  if (process.env["TURBO_HASH"] !== undefined) return;
  const root = fileURLToPath(new URL(".", import.meta.url));
  const [turbo, ...given] = findProgram(root, "turbo");
  const args = ["run", "build", `--filter=@shortvideo-api/${name}`, "--output-logs=errors-only"];
  execFileSync(turbo, [...given, ...args], { cwd: root, stdio: ["ignore", "ignore", "inherit"] });
}
