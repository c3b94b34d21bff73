import type { Command } from "commander";
import { vi } from "vitest";

/** The output of a command, and the exit code of the process. */
export interface CommandRun {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

/**
 * Runs a command in this process, which saves the start of Node. Test usage errors in another process, because commander ends the
 * process for them.
 */
export async function runCommandHere(
  command: Command,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<CommandRun> {
  const printed = { out: "", err: "" };
  const spies = [
    vi.spyOn(process.stdout, "write").mockImplementation((text) => ((printed.out += String(text)), true)),
    vi.spyOn(process.stderr, "write").mockImplementation((text) => ((printed.err += String(text)), true)),
    vi.spyOn(console, "log").mockImplementation((text: unknown = "") => void (printed.out += `${String(text)}\n`)),
    vi.spyOn(console, "error").mockImplementation((text: unknown = "") => void (printed.err += `${String(text)}\n`)),
  ];
  const previousExitCode = process.exitCode;
  for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value);
  try {
    await command.parseAsync(args, { from: "user" });
    return { code: Number(process.exitCode ?? 0), ...printed };
  } finally {
    process.exitCode = previousExitCode;
    vi.unstubAllEnvs();
    for (const spy of spies) spy.mockRestore();
  }
}
