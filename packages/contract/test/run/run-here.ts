import { vi } from "vitest";
import { createRunCommand } from "../../src/command/create-run-command.js";

/** The standard error of a run, and the exit code of the process. */
export interface RunHere {
  readonly code: number;
  readonly err: string;
}

/**
 * Runs the command `run` in this process, which saves the start of Node. Test usage errors in another process: commander ends the
 * process for them.
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
