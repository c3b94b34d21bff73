import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { delimiter, join } from "node:path";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { findProgram } from "../../../scripts/find-program.mjs";

/** Path of the repository. */
export const repository = fileURLToPath(new URL("../../../", import.meta.url));

const programs = join(repository, "node_modules", ".bin");

/** Returns the environment of a child process: with the tools of the workspace, without variables of the current test runner. */
export function toChildEnvironment(): NodeJS.ProcessEnv {
  const { VITEST: _vitest, NODE_ENV: _mode, VITEST_MODE: _vitestMode, TEST: _test, ...env } = process.env;
  return {
    ...env,
    PATH: [programs, process.env["PATH"]].join(delimiter),
    NO_COLOR: "1",
    TURBO_TELEMETRY_DISABLED: "1",
    TURBO_NO_UPDATE_NOTIFIER: "1",
  };
}

/** Runs a program to its end, and returns its output. Throws with the output if it fails. */
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

/** Runs a program to its end, and returns its exit code and output. Does not throw if it fails. */
export async function runToEnd(
  program: string,
  args: readonly string[],
  folder: string,
  env: Readonly<Record<string, string>> = {},
): Promise<{ code: number | null; output: string }> {
  const child = spawn(program, args, {
    cwd: folder,
    env: { ...toChildEnvironment(), ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const closed = once(child, "close");
  const [stdout, stderr] = await Promise.all([text(child.stdout), text(child.stderr)]);
  const [code] = await closed;
  return { code: typeof code === "number" ? code : null, output: stdout + stderr };
}
