import { execFileSync } from "node:child_process";
import { delimiter, join } from "node:path";
import { fileURLToPath } from "node:url";
import { findProgram } from "../../../scripts/find-program.mjs";

/** Path of the repository. */
export const repository = fileURLToPath(new URL("../../../", import.meta.url));

/** Runs a program of the workspace to its end. Throws with its output if it fails. */
export function runTool(program: string, args: readonly string[], folder: string = repository): void {
  const programs = join(repository, "node_modules", ".bin");
  // The tools start each other, but the PATH of a test runner in an editor does not contain them.
  const env = {
    ...process.env,
    PATH: [programs, process.env["PATH"]].join(delimiter),
    TURBO_TELEMETRY_DISABLED: "1",
    TURBO_NO_UPDATE_NOTIFIER: "1",
  };
  const [file, ...given] = findProgram(repository, program);
  try {
    execFileSync(file, [...given, ...args], { cwd: folder, env, stdio: "pipe", encoding: "utf8" });
  } catch (error) {
    const output = error instanceof Error && "stdout" in error && "stderr" in error ? [error.stdout, error.stderr] : [];
    throw new Error(`\`${program} ${args.join(" ")}\` failed in ${folder}:\n${[error, ...output].join("\n")}`, {
      cause: error,
    });
  }
}
