import { isProcessAlive, printCount, usualMockPort } from "@shortvideo-api/document";
import { styleText } from "node:util";
import { Command } from "commander";
import {
  claimFiles,
  ReportWriteError,
  readStart,
  prepareFiles,
  renderReport,
  type ReportTarget,
  takesColor,
  writeReports,
} from "@shortvideo-api/report";
import { type MockServer, startMock } from "../http/start-mock.js";
import { MockOptionError, MockStartError } from "../operation/mock-start-error.js";
import {
  addMockOptions,
  hostOption,
  type MockCommandOptions,
  numberReader,
  portOption,
  reportOption,
  toMockOptions,
} from "./options.js";
import { printExchange } from "./print-exchange.js";
import { printNotices, printWarning } from "./print-notices.js";
import { stopOnSignals } from "./run-command.js";

interface StartOptions extends MockCommandOptions {
  readonly port: number;
  readonly host: string;
  readonly reportOnExit: readonly ReportTarget[];
  readonly stopWith?: number;
  readonly quiet?: boolean;
}

/** Creates the command that serves the mock until it is stopped. Its name is `start` or `mock-server`. */
export function createStartCommand(name: string): Command {
  const command = new Command(name)
    .description("Serves the mock until it is stopped.")
    .addOption(portOption("port to listen on").env("PORT").default(usualMockPort))
    .addOption(hostOption().env("HOST"));
  return addMockOptions(command)
    .addOption(reportOption("--report-on-exit <file>", "write a report of all requests when the mock has stopped"))
    .option(
      "--stop-with <pid>",
      "stop when the process with this id has ended, even if it was killed: that of the tests",
      numberReader(/^[1-9]\d{0,9}$/, "It must be the id of a process."),
    )
    .option("-q, --quiet", "print no requests")
    .addHelpText("after", help)
    .showHelpAfterError("`--help` lists all options.")
    .action(async (options: StartOptions) => {
      try {
        await serve(options);
      } catch (error) {
        if (!(error instanceof MockStartError || error instanceof ReportWriteError)) throw error;
        console.error(error.message);
        process.exitCode = error instanceof ReportWriteError ? 4 : error instanceof MockOptionError ? 2 : 1;
      }
    });
}

const help = `
Prints each request as one line on standard error, without keys. NO_COLOR turns colors off.
SIGTERM or Ctrl-C lets requests in progress finish. A second one stops at once.

Exit code: 0 stopped by a signal or by --stop-with, 1 did not start, 2 usage error, 4 a report could not be written, 70 the mock itself failed.`;

/** Serves the mock until a signal arrives, or the process `stopWith` has ended. Prints the address to standard output and the requests to standard error. */
async function serve({ port, host, reportOnExit, stopWith, quiet, ...options }: StartOptions): Promise<void> {
  const files = reportOnExit.map(({ file }) => file);
  // The claim ends with this process, which writes the files last.
  await claimFiles(files, process.argv.slice(1).join(" "));
  await prepareFiles(files, [options.spec, ...options.overlay]);
  const color = takesColor(process.stderr);
  const mockOptions = toMockOptions(options);
  const start = readStart(process.env);
  const mock = await startMock({
    ...mockOptions,
    port,
    host,
    onWarning: (warning) => console.error(printWarning(warning)),
    onExchange: quiet ? undefined : (exchange) => console.error(printExchange(exchange, { color })),
  });
  const { stop } = stopOnSignals(async () => {
    await mock.stop();
    const report = { ...mock.report(), started: [await start] };
    const unwritten = await writeReports(reportOnExit, (format) => renderReport(report, format));
    for (const { message } of unwritten) console.error(message);
    return unwritten.length === 0 ? 0 : 4;
  });
  if (stopWith !== undefined) onProcessEnd(stopWith, stop);
  for (const notice of printNotices(mock, mockOptions.preference)) console.error(notice);
  console.log(printWelcome(mock));
}

function printWelcome({ url, operations, curl }: MockServer): string {
  const address = takesColor(process.stdout) ? styleText("bold", url) : url;
  const lines = [
    `The mock serves ${printCount(operations.length, "operation")} at ${address}. Any key will do. Ctrl-C stops it.`,
    "",
  ];
  if (curl !== undefined) lines.push(`  ${curl}`, "");
  lines.push(`Corrections in the log use \`export MOCK_URL=${url} MOCK_KEY=any-key\`.`, "");
  return lines.join("\n");
}

/** Time between two checks of the process, in milliseconds. */
const checkIntervalMs = 500;

/**
 * Calls `listener` once the process with this id has ended, even if it was killed. The system reports the end of a child to its parent only,
 * so this function asks repeatedly. It does not keep this process running.
 */
function onProcessEnd(pid: number, listener: () => void): void {
  const timer = setInterval(() => {
    if (isProcessAlive(pid)) return;
    clearInterval(timer);
    listener();
  }, checkIntervalMs);
  timer.unref();
}
