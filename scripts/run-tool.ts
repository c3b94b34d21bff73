import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { createToolEnvironment } from "./create-tool-environment.mjs";
import { findProgram } from "./find-program.mjs";

/** Path of the repository. */
export const repository = fileURLToPath(new URL("../", import.meta.url));

/** Returns the environment of a child process: that of all tools, without the variables of the current test runner. */
export function toChildEnvironment(): NodeJS.ProcessEnv {
  const { VITEST: _vitest, NODE_ENV: _mode, VITEST_MODE: _vitestMode, TEST: _test, ...env } = process.env;
  return { ...createToolEnvironment(join(repository, "node_modules", ".bin"), env), NO_COLOR: "1" };
}

/** Runs a program of the workspace to its end, and returns its output. Throws with the output if it fails. */
export function runTool(program: string, args: readonly string[], folder: string = repository): string {
  const [file, ...given] = findProgram(repository, program);
  const { status, stdout, stderr, error } = spawnSync(file, [...given, ...args], {
    cwd: folder,
    env: toChildEnvironment(),
    encoding: "utf8",
  });
  if (status === 0) return stdout;
  throw new Error(`\`${program} ${args.join(" ")}\` failed in ${folder}:\n${error?.message ?? ""}${stdout}${stderr}`);
}
