import { type HandOverOptions, handedKey, toVariables } from "../command/hand-over.js";
import { concludeReport } from "../command/conclude-report.js";
import { printNotices, printWarning } from "@shortvideo-api/mock/internal";
import { addReportTarget, assertThresholds, prepareFiles, type ReportDemands } from "@shortvideo-api/report";
import { type MockServer, type MockServerOptions, startMock } from "@shortvideo-api/mock";

/** What a test runner's set-up takes; all of it may be left out. */
export interface SetupOptions extends MockServerOptions, HandOverOptions, ReportDemands {
  /** Files to write the report to: `report.html`, `.json`, `.xml` (JUnit), `.sarif`, `.txt`, or `junit:report.out`. Default: none. */
  readonly reports?: readonly string[] | undefined;
  /** Prints no report, only why the run did not pass. Default false. */
  readonly quiet?: boolean | undefined;
}

/** A mock that a test runner's tests call, for as long as they run. */
export interface RunningContract {
  readonly mock: MockServer;
  readonly key: string;
  /**
   * Stops the mock, prints and writes the report, and takes the variables back. Where the requests did not keep the contract,
   * or reached too little of it, the runner's process then ends with an exit code other than 0.
   */
  readonly conclude: () => Promise<void>;
}

/** Starts a mock and hands it to whatever this process starts, by variables of its environment. */
export async function startContract(options: SetupOptions): Promise<RunningContract> {
  // What cannot be held, and what nothing can be written to, is told before the tests, and not after them.
  assertThresholds(options.thresholds ?? {});
  const targets = (options.reports ?? []).reduce(addReportTarget, []);
  await prepareFiles(targets.map(({ file }) => file));
  const onWarning = (warning: string) => {
    options.onWarning?.(warning);
    if (!options.quiet) console.error(printWarning(warning));
  };
  const mock = await startMock({ ...options, keepsRecord: true, onWarning });
  if (!options.quiet) for (const notice of printNotices(mock, options.preference)) console.error(notice);
  const before = setVariables(toVariables(mock.url, options, process.env));
  return {
    mock,
    key: handedKey,
    async conclude() {
      setVariables(before);
      // Who called is gone.
      await mock.stop({ graceMs: 0 });
      if (!options.quiet) console.error();
      process.exitCode ||= await concludeReport(mock.report(), {
        demands: options,
        targets,
        terminal: options.quiet ? undefined : process.stderr,
      });
    },
  };
}

/** Sets variables of this process, and gives what they held. */
function setVariables(variables: Readonly<Record<string, string | undefined>>): Record<string, string | undefined> {
  const before = Object.fromEntries(Object.keys(variables).map((name) => [name, process.env[name]]));
  for (const [name, value] of Object.entries(variables)) {
    if (value === undefined) delete process.env[name];
    else process.env[name] = value;
  }
  return before;
}
