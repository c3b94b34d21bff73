import { vi } from "vitest";
import { createRunCommand } from "../../src/command/create-run-command.js";

/** What a run told on standard error, and the exit code that the process would end with. */
export interface RunHere {
  readonly code: number;
  readonly err: string;
}

/**
 * Runs the command `run` in this process: all of it but the start of Node, which takes longer than the rest. Commander ends the
 * process at wrong use, so that is for a process of its own.
 */
export async function runHere(args: readonly string[]): Promise<RunHere> {
  let err = "";
  const write = vi.spyOn(process.stderr, "write").mockImplementation((text) => {
    err += String(text);
    return true;
  });
  const error = vi.spyOn(console, "error").mockImplementation((text = "") => {
    err += `${String(text)}\n`;
  });
  const before = process.exitCode;
  try {
    await createRunCommand().parseAsync(args, { from: "user" });
    return { code: Number(process.exitCode ?? 0), err };
  } finally {
    process.exitCode = before;
    write.mockRestore();
    error.mockRestore();
  }
}
