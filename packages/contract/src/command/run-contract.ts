import { type ContractReport, readStart, type Run, toExitCode } from "@shortvideo-api/report";
import { type MockServer, type MockServerOptions, startMock } from "@shortvideo-api/mock";
import { type Environment, toReachableUrl, type VariableOptions, toVariables } from "./to-variables.js";
import { ChildStartError, type ChildOptions, runChild } from "./run-child.js";

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
