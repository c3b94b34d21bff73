import { type MockServer, type MockServerOptions, startMock } from "@shortvideo-api/mock";
import type { Environment } from "@shortvideo-api/report";
import { toReachableUrl, type VariableOptions, toVariables } from "./to-variables.js";
import { type ContractRun, runReported } from "./run-reported.js";

/** Options of {@link runContract}. */
export interface ContractRunOptions extends MockServerOptions, VariableOptions {
  /** The program and its arguments. They are not interpreted by a shell. */
  readonly command: readonly string[];
  /** The command's environment, without the variables of the mock. Default: that of this process. */
  readonly env?: Environment | undefined;
  /** The time after which the command is ended with SIGTERM. Default: none. */
  readonly timeoutMs?: number | undefined;
  /** The time that the command has to end after SIGTERM or SIGHUP, before it is killed. Default 5,000. */
  readonly graceMs?: number | undefined;
  /** Called with the running mock before the command starts. */
  readonly onStart?: ((mock: MockServer) => void) | undefined;
}

/**
 * Starts a mock, runs a command against it on this terminal, stops the mock, and returns the report.
 *
 * While the command runs, it receives SIGINT, SIGTERM and SIGHUP together with all its descendants. A second signal kills them. No
 * process of the command keeps running. Throws {@link MockStartError} when the mock does not start. If the command does not start, the
 * report says why.
 */
export async function runContract(options: ContractRunOptions): Promise<ContractRun> {
  const {
    command,
    urlVariables,
    keyVariables,
    env = process.env,
    timeoutMs,
    graceMs = 5_000,
    onStart,
    ...mockOptions
  } = options;
  const mock = await startMock({ ...mockOptions, keepsRecord: true });
  try {
    onStart?.(mock);
    const variables = toVariables(toReachableUrl(mock.url), { urlVariables, keyVariables }, env);
    return await runReported(
      { command, env: { ...env, ...variables }, timeoutMs, graceMs },
      { report: () => mock.report(), redact: (words) => words.map((word) => mock.redactKeys(word)) },
    );
  } finally {
    // The command has ended, so no request is in progress.
    await mock.stop({ graceMs: 0 });
  }
}
