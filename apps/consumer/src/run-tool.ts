import { execFileSync } from "node:child_process";
import { delimiter, join } from "node:path";
import { fileURLToPath } from "node:url";
import { findProgram } from "../../../scripts/find-program.mjs";

/** The folder of the whole workspace. */
export const repository = fileURLToPath(new URL("../../../", import.meta.url));

/** Runs one of the workspace's programs to its end. Throws with its words where it fails. */
export function runTool(program: string, args: readonly string[], folder: string = repository): void {
  const programs = join(repository, "node_modules", ".bin");
  // The tools run each other, also where an editor runs the tests and knows of none of them.
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
