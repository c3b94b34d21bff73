import { basename, extname } from "node:path";
import { mockKey, toReachableUrl, toVariables, type VariableOptions } from "../command/to-variables.js";
import { concludeReport } from "../command/conclude-report.js";
import { printNotices, printWarning } from "@shortvideo-api/mock/commands";
import {
  addReportTarget,
  assertDemands,
  claimFiles,
  prepareFiles,
  readStart,
  type ReportDemands,
} from "@shortvideo-api/report";
import { type MockServer, type MockServerOptions, startMock } from "@shortvideo-api/mock";

/** Options of a test runner's set-up. */
export interface SetupOptions extends MockServerOptions, VariableOptions, ReportDemands {
  /** Files to write the report to, as `--report` takes them: `report.html` or `junit:report.out`. Default: none. */
  readonly reports?: readonly string[] | undefined;
  /** Prints no report, only the reasons why the run did not pass. Default false. */
  readonly quiet?: boolean | undefined;
}

/** Whether an option is a list. */
const areLists: Readonly<Record<keyof SetupOptions, boolean>> = {
  urlVariables: true,
  keyVariables: true,
  reports: true,
  quiet: false,
  allowViolations: false,
  allowDifferences: false,
  ignore: true,
  failOn: true,
  thresholds: false,
  spec: false,
  overlays: true,
  fixtures: false,
  strict: false,
  engine: false,
  preference: false,
  onExchange: false,
  onWarning: false,
  port: false,
  host: false,
  keepsRecord: false,
};

/** Throws a `TypeError` for options that would have no effect. Test runners execute set-up files without checking their types. */
function assertOptions(options: SetupOptions): void {
  const known = new Map(Object.entries(areLists));
  for (const [name, value] of Object.entries(options)) {
    const isList = known.get(name);
    if (isList === undefined)
      throw new TypeError(`createSetup has no option \`${name}\`. Its options: ${[...known.keys()].join(", ")}.`);
    if (isList && value !== undefined && !Array.isArray(value))
      throw new TypeError(`\`${name}\` must be a list, such as \`["…"]\`.`);
  }
  assertDemands(options);
}

/** A mock that runs during the tests of a test runner. */
export interface RunningContract {
  readonly mock: MockServer;
  /** The address of the mock for callers, without a trailing slash. */
  readonly url: string;
  /** A key that the mock accepts. */
  readonly key: string;
  /**
   * Stops the mock, prints and writes the report, and restores the variables. Sets a non-zero exit code of the process when the
   * report does not pass.
   */
  readonly conclude: () => Promise<void>;
}

/** Starts a mock, and sets its address and key in the environment of this process. */
export async function startContract(options: SetupOptions): Promise<RunningContract> {
  // Reports wrong options and unwritable files before the tests run.
  assertOptions(options);
  const targets = (options.reports ?? []).reduce(addReportTarget, []);
  const files = targets.map(({ file }) => file);
  // In watch mode, another run begins.
  if (failure !== undefined) failure = 0;
  const release = await claimFiles(files, process.argv.slice(1).join(" "));
  try {
    await prepareFiles(files, [options.spec, ...(options.overlays ?? [])]);
    const { urlVariables, keyVariables, reports: _, quiet = false, ...others } = options;
    const { allowViolations, allowDifferences, ignore, failOn, thresholds, ...mockOptions } = others;
    const demands: ReportDemands = { allowViolations, allowDifferences, ignore, failOn, thresholds };
    const onWarning = (warning: string) => {
      options.onWarning?.(warning);
      if (!quiet) console.error(printWarning(warning));
    };
    const mock = await startMock({ ...mockOptions, keepsRecord: true, onWarning });
    if (!quiet) for (const notice of printNotices(mock, options.preference)) console.error(notice);
    const started = await readStart(process.env);
    const [, program = "", ...args] = process.argv;
    const command = [basename(program, extname(program)), ...args];
    const url = toReachableUrl(mock.url);
    const previous = setVariables(toVariables(url, { urlVariables, keyVariables }, process.env));
    return {
      mock,
      url,
      key: mockKey,
      async conclude() {
        setVariables(previous);
        // The tests have ended, so no request is in progress.
        await mock.stop({ graceMs: 0 });
        if (!quiet) console.error();
        const code = await concludeReport(
          { ...mock.report(), started: [{ ...started, command: command.map((word) => mock.redactKeys(word)) }] },
          demands,
          { report: targets, quiet, terminal: process.stderr },
        ).finally(release);
        failWith(code);
      },
    };
  } catch (error) {
    release();
    throw error;
  }
}

/** The exit code of the reports so far in a run of the tests; `undefined` before the first report. */
let failure: number | undefined;

/** Ends the process with an exit code, unless the runner fails with its own. */
function failWith(code: number): void {
  process.exitCode ||= code;
  // `jest --forceExit` ends the process with 0 if the tests have passed, and may set that code again in a later handler.
  if (failure === undefined) {
    process.on("exit", () => {
      if (failure && !process.exitCode) process.exit(failure);
    });
  }
  failure ||= code;
}

/** Sets environment variables of this process. Returns their previous values. */
function setVariables(variables: Readonly<Record<string, string | undefined>>): Record<string, string | undefined> {
  const previous = Object.fromEntries(Object.keys(variables).map((name) => [name, process.env[name]]));
  for (const [name, value] of Object.entries(variables)) {
    if (value === undefined) delete process.env[name];
    else process.env[name] = value;
  }
  return previous;
}
