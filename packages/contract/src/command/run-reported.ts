import { type ContractReport, readStart, type Run, toExitCode } from "@shortvideo-api/report";
import type { ContractRun } from "./contract-run.js";
import { ChildStartError, type ChildOptions, runChild } from "./run-child.js";

/** A command to run, and its limits. */
interface ReportedCommand extends ChildOptions {
  readonly command: readonly string[];
}

/** The server that the command calls. */
interface ReportingServer {
  /** Returns the report after the command has ended. */
  report(): ContractReport | Promise<ContractReport>;
  /** Replaces the keys of all requests in the words of the command. */
  redact(words: readonly string[]): readonly string[] | Promise<readonly string[]>;
}

/** Runs a command, and adds its end to the report of the server that it calls. */
export async function runReported(
  { command, ...options }: ReportedCommand,
  server: ReportingServer,
): Promise<ContractRun> {
  const started = await readStart(options.env);
  const start = performance.now();
  const { leftBehind, ...ending } = await runCommand(command, options);
  const durationMs = Math.round(performance.now() - start);
  const report = await server.report();
  const run: Run = { command: await server.redact(command), ...ending, durationMs, requests: report.requests };
  return { exitCode: toExitCode(run), leftBehind, report: { ...report, runs: [run], started: [started] } };
}

type CommandEnd = Pick<Run, "exitCode" | "signal" | "stoppedBy" | "timedOutAfterMs" | "notStarted"> &
  Pick<ContractRun, "leftBehind">;

/** Runs the command. Returns the reason if the command does not start. */
async function runCommand(command: readonly string[], options: ChildOptions): Promise<CommandEnd> {
  try {
    return await runChild(command, options);
  } catch (error) {
    if (!(error instanceof ChildStartError)) throw error;
    return { exitCode: error.exitCode, signal: null, notStarted: error.message, leftBehind: false };
  }
}
