import { type ContractReport, type Run, toExitCode } from "@shortvideo-api/report";
import { type MockServer, type MockServerOptions, startMock } from "@shortvideo-api/mock";
import { type Environment, type HandOverOptions, toVariables } from "./hand-over.js";
import { ChildStartError } from "./child-start-error.js";
import { type ChildOptions, runChild } from "./run-child.js";

export interface ContractRunOptions extends MockServerOptions, HandOverOptions {
  /** The program, and what it is called with. No shell reads it. */
  readonly command: readonly string[];
  /** What else is in the command's environment. Default: that of this process. */
  readonly env?: Environment | undefined;
  /** How long the command may take to end after SIGTERM or SIGHUP before it is killed, in milliseconds. Default 5,000. */
  readonly graceMs?: number | undefined;
  /** Is told of the mock once it answers, before the command runs. Default: nobody is. */
  readonly onStart?: ((mock: MockServer) => void) | undefined;
}

/** A command that was run against the mock, and what came of it. */
export interface ContractRun {
  /** The command's own; 128 and the number of the signal where one ended it; 126 or 127 where it could not be started. */
  readonly exitCode: number;
  /** The command ended before something that it had started, which was ended then. */
  readonly leftBehind: boolean;
  readonly report: ContractReport;
}

/**
 * Starts a mock, runs a command against it on this terminal, stops the mock, and gives what the command reached and broke.
 *
 * While the command runs, SIGINT, SIGTERM and SIGHUP go to it and to all that it started, and a second one kills them; nothing
 * of it goes on running. Throws {@link MockStartError} when the mock does not start; a command that does not is told in the report.
 */
export async function runContract(options: ContractRunOptions): Promise<ContractRun> {
  const { command, urlVariables, keyVariables, env = process.env, graceMs = 5_000, onStart, ...mockOptions } = options;
  const mock = await startMock({ ...mockOptions, keepsRecord: true });
  try {
    onStart?.(mock);
    const start = performance.now();
    const end = await runOrTell(command, {
      env: { ...env, ...toVariables(mock.url, { urlVariables, keyVariables }, env) },
      graceMs,
    });
    const { leftBehind, ...told } = end;
    const durationMs = Math.round(performance.now() - start);
    const report = mock.report();
    const run: Run = { command, ...told, durationMs, requests: report.requests };
    return { exitCode: toExitCode(run), leftBehind, report: { ...report, runs: [run] } };
  } finally {
    // Who called is gone.
    await mock.stop({ graceMs: 0 });
  }
}

type End = Pick<Run, "exitCode" | "signal" | "stoppedBy" | "notStarted"> & Pick<ContractRun, "leftBehind">;

async function runOrTell(command: readonly string[], options: ChildOptions): Promise<End> {
  try {
    const { exitCode, signal, passedOn, leftBehind } = await runChild(command, options);
    return { exitCode, signal, ...(passedOn === undefined ? {} : { stoppedBy: passedOn }), leftBehind };
  } catch (error) {
    if (!(error instanceof ChildStartError)) throw error;
    return { exitCode: error.exitCode, signal: null, notStarted: error.message, leftBehind: false };
  }
}
