import { styleText } from "node:util";
import { Command, Option } from "commander";
import {
  ReportWriteError,
  printCount,
  prepareFiles,
  type ReportTarget,
  takesColor,
  writeReports,
} from "@shortvideo-api/report";
import { MockOptionError, MockStartError } from "../operation/mock-start-error.js";
import { readPort, reportOption, engineOption, overlayOption, scenarioOption, readScenario } from "./options.js";
import { type EngineName, loadEngine } from "../engine/engines.js";
import type { ResponseEngine } from "../engine/response-engine.js";
import { type MockServer, startMock } from "../http/start-mock.js";
import { printExchange } from "./print-exchange.js";
import { printNotices, printWarning } from "./print-notices.js";
import { stopOnSignals } from "./run-command.js";

/** Creates the command that serves the mock until it is stopped. Its name is `start` or `mock-server`. */
export function createStartCommand(name: string): Command {
  return new Command(name)
    .description("Serves the mock until it is stopped.")
    .addOption(
      new Option("-p, --port <number>", "port to listen on; 0 takes any free one")
        .env("PORT")
        .default(4010)
        .argParser(readPort),
    )
    .addOption(new Option("--host <address>", "address to listen on; 0.0.0.0 for all").env("HOST").default("127.0.0.1"))
    .option("--spec <file>", "OpenAPI 3.0, 3.1 or 3.2 document to mock; default: that of the short-video service")
    .option("--strict", "validate the whole document first, and do not start if anything is wrong")
    .addOption(overlayOption())
    .addOption(engineOption())
    .addOption(scenarioOption())
    .addOption(reportOption("--report-on-exit <file>", "write a report of all requests when the mock has stopped"))
    .option("-q, --quiet", "do not print requests", false)
    .addHelpText("after", help)
    .showHelpAfterError("Run with `--help` for usage.")
    .action(async ({ engine, overlay: overlays, ...options }: StartOptions) => {
      try {
        await serve({ ...options, overlays, engine: await loadEngine(engine) });
      } catch (error) {
        if (!(error instanceof MockStartError || error instanceof ReportWriteError)) throw error;
        console.error(error.message);
        process.exitCode = error instanceof ReportWriteError ? 4 : error instanceof MockOptionError ? 2 : 1;
      }
    });
}

type StartOptions = Omit<ServeOptions, "engine" | "overlays"> & {
  readonly engine: EngineName;
  readonly overlay: readonly string[];
};

const help = `
Prints each request as one line on standard error, without keys. NO_COLOR turns colors off.
SIGTERM or Ctrl-C lets requests in progress finish. A second one stops at once.

Exit code: 0 stopped by a signal, 1 did not start, 2 usage error, 4 a report could not be written, 70 the mock itself failed.`;

/** Options of {@link serve}. */
interface ServeOptions {
  /** Port to listen on; 0 for any free one. */
  port: number;
  /** Address to listen on. */
  host: string;
  /** Path of the document. Default: that of the short-video service. */
  spec?: string;
  /** Paths of the overlays to apply to the document. */
  overlays: readonly string[];
  /** Validates the whole document first, and does not start if it has a problem. */
  strict?: boolean;
  /** The engine that also validates each request; `undefined` for the mock alone. */
  engine: ResponseEngine | undefined;
  /** Preference of every request that states none. */
  scenario?: string;
  /** Report files to write when the mock has stopped. */
  reportOnExit: readonly ReportTarget[];
  /** Prints no requests. */
  quiet: boolean;
}

/** Serves the mock until a signal arrives. Prints the address to standard output and the requests to standard error. */
async function serve({
  port,
  host,
  spec,
  overlays,
  strict,
  engine,
  scenario,
  reportOnExit,
  quiet,
}: ServeOptions): Promise<void> {
  await prepareFiles(reportOnExit.map(({ file }) => file));
  const color = takesColor(process.stderr);
  const preference = readScenario(scenario);
  const mock = await startMock({
    port,
    host,
    spec,
    overlays,
    strict,
    engine,
    preference,
    onWarning: (warning) => console.error(printWarning(warning)),
    onExchange: quiet ? undefined : (exchange) => console.error(printExchange(exchange, { color })),
  });
  stopOnSignals(async () => {
    await mock.stop();
    const unwritten = await writeReports(mock.report(), reportOnExit);
    for (const { message } of unwritten) console.error(message);
    return unwritten.length === 0 ? 0 : 4;
  });
  for (const notice of printNotices(mock, preference)) console.error(notice);
  console.log(printWelcome(mock));
}

function printWelcome({ url, operations, curl }: MockServer): string {
  const address = takesColor(process.stdout) ? styleText("bold", url) : url;
  const lines = [
    `The mock serves ${printCount(operations.length, "operation")} at ${address}. Any key will do. Ctrl-C stops it.`,
    "",
  ];
  if (curl !== undefined) lines.push(`  ${curl}`, "");
  return lines.join("\n");
}
