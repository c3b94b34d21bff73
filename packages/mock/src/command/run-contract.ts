import type { ContractReport } from "../report/contract-report.js";
import { type Mock, type MockOptions, startMock } from "../start-mock.js";
import { type HandOverOptions, toVariables } from "./hand-over.js";
import { runChild, toExitCode } from "./run-child.js";

export interface ContractRunOptions extends MockOptions, HandOverOptions {
  /** The program, and what it is called with. No shell reads it. */
  readonly command: readonly string[];
  /** What else is in the command's environment. Default: that of this process. */
  readonly env?: NodeJS.ProcessEnv | undefined;
  /** How long the command may take to end after SIGTERM or SIGHUP before it is killed, in milliseconds. Default 5,000. */
  readonly grace_ms?: number | undefined;
  /** Is told of the mock once it answers, before the command runs. Default: nobody is. */
  readonly onStart?: ((mock: Mock) => void) | undefined;
}

/** A command that was run against the mock, and what came of it. */
export interface ContractRun {
  /** The command's own; 128 and the number of the signal where one ended it. */
  readonly exitCode: number;
  /** The command ended before something that it had started, which was ended then. */
  readonly leftBehind: boolean;
  readonly report: ContractReport;
}

/**
 * Starts a mock, runs a command against it on this terminal, stops the mock, and gives what the command reached and broke.
 *
 * While the command runs, SIGINT, SIGTERM and SIGHUP go to it and to all that it started, and a second one kills them; nothing
 * of it goes on running. Throws {@link MockStartError} when the mock does not start, {@link ChildStartError} when the command
 * does not.
 */
export async function runContract(options: ContractRunOptions): Promise<ContractRun> {
  const { command, urlVariables, keyVariables, env = process.env, grace_ms = 5_000, onStart, ...mockOptions } = options;
  const mock = await startMock(mockOptions);
  try {
    onStart?.(mock);
    const start = performance.now();
    const end = await runChild(command, {
      env: { ...env, ...toVariables(mock.url, { urlVariables, keyVariables }, env) },
      grace_ms,
    });
    const { exitCode, signal, leftBehind } = end;
    const duration_ms = Math.round(performance.now() - start);
    const report = { ...mock.report(), runs: [{ command, exitCode, signal, duration_ms }] };
    return { exitCode: toExitCode(end), leftBehind, report };
  } finally {
    // Who called is gone.
    await mock.stop({ grace_ms: 0 });
  }
}
