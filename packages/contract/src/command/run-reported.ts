import { type ContractReport, readStart, type Run, toExitCode } from "@shortvideo-api/report";
import { type ChildOptions, runChild } from "./run-child.js";

/** The result of a command that ran against the mock. */
export interface ContractRun {
  /**
   * The exit code of the command; 128 plus the number of the signal that ended it. 124 when its time was over; 126 or 127 when it could not
   * be started.
   */
  readonly exitCode: number;
  /** The command left processes running, which were then ended. */
  readonly leftBehind: boolean;
  /** The coverage, the violations and the warnings of the requests. */
  readonly report: ContractReport;
}

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
  const { leftBehind, ...ending } = await runChild(command, options);
  const durationMs = Math.round(performance.now() - start);
  const report = await server.report();
  const run: Run = { command: await server.redact(command), ...ending, durationMs, requests: report.requests };
  return { exitCode: toExitCode(run), leftBehind, report: { ...report, runs: [run], started: [started] } };
}
