import { styleText } from "node:util";
import { printCount, prepareFiles, type ReportTarget, takesColor, writeReports } from "@shortvideo-api/report";
import type { ResponseEngine } from "../core/response-engine.js";
import { type MockServer, startMock } from "../http/start-mock.js";
import { printExchange } from "./print-exchange.js";
import { printNotices, printWarning } from "./print-notices.js";
import { readScenario } from "./scenario-option.js";
import { stopOnSignals } from "./stop-on-signals.js";

/** Options of {@link serve}. */
export interface ServeOptions {
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
export async function serve({
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
