import { Command, Option } from "commander";
import { MockOptionError, MockStartError } from "../operation/mock-start-error.js";
import { readPort } from "./read-port.js";
import { reportOption } from "./report-option.js";
import { type EngineName, loadEngine, type LoadPrism } from "../core/load-engine.js";
import { engineOption } from "./engine-option.js";
import { overlayOption } from "./overlay-option.js";
import { scenarioOption } from "./scenario-option.js";
import { serve, type ServeOptions } from "./serve.js";
import { ReportWriteError } from "@shortvideo-api/report";

/**
 * Creates the command that serves the mock until it is stopped. Its name is `start` or `mock-server`.
 *
 * `loadPrism` loads the engine `prism`. Default: imports `@shortvideo-api/prism`, which must be installed with the mock or in the working directory.
 */
export function createStartCommand(name: string, loadPrism?: LoadPrism): Command {
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
        await serve({ ...options, overlays, engine: await loadEngine(engine, loadPrism) });
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
