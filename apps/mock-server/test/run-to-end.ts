import { spawn } from "node:child_process";
import { once } from "node:events";
import { text } from "node:stream/consumers";
import { toChildEnvironment } from "../../../scripts/run-tool.ts";

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
