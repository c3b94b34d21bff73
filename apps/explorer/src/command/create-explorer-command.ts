import { resolve } from "node:path";
import { listOption, portOption } from "@shortvideo-api/mock/commands";
import { Command, type CommanderError, InvalidArgumentError, Option } from "commander";
import { DocumentProblemsError } from "../reference/document-problems-error.ts";
import { ExplorerStartError } from "../server/explorer-start-error.ts";
import type { ExplorerServeOptions } from "./serve.ts";
import { usualFolder, writeSite, type WriteOptions } from "./write-site.ts";

/** npm runs scripts in the root of the repository. `INIT_CWD` is the folder of the caller. */
const caller = process.env["INIT_CWD"] ?? process.cwd();

/** Creates the command line. It serves the reference and a mock, or writes the reference as files. */
export function createExplorerCommand(): Command {
  const build = addDocument(new Command("build"))
    .description("Writes the reference as files for any web server.")
    .addOption(
      new Option("--to <folder>", "target folder").default(usualFolder, "apps/explorer/dist").argParser(resolveCalled),
    )
    .exitOverride(exit)
    .action((options: WriteOptions) => reportFailures(async () => console.log(await writeSite(options))));
  return addDocument(new Command("explorer"))
    .description("Serves the API reference and a mock for its requests. Ctrl-C stops both.")
    .addOption(portOption("port of the page").env("PORT").default(4020))
    .addOption(new Option("--host <address>", "address of page and mock").env("HOST").default("127.0.0.1"))
    .addOption(portOption("port of the mock; default 4010, or any free one", "--mock-port <number>"))
    .enablePositionalOptions()
    .showHelpAfterError("`--help` lists commands and options.")
    .exitOverride(exit)
    .action((options: ExplorerServeOptions) =>
      // Loaded on demand, because writing files needs no mock.
      reportFailures(async () => (await import("./serve.ts")).serve(options)),
    )
    .addCommand(build);
}

function addDocument(command: Command): Command {
  return command
    .option("--spec <file>", "OpenAPI 3.0, 3.1 or 3.2 document; default: the service's document", resolveCalled)
    .addOption(
      listOption("--server <address>", "a server for requests, listed before those of the document", readAddress),
    );
}

async function reportFailures(run: () => Promise<void>): Promise<void> {
  try {
    await run();
  } catch (error) {
    const isExpected =
      error instanceof DocumentProblemsError ||
      error instanceof ExplorerStartError ||
      (error instanceof Error && error.name === "MockStartError");
    if (!isExpected) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}

/** Ends the process. Commander has already printed the error or its help. */
function exit({ exitCode }: CommanderError): never {
  process.exit(exitCode === 0 ? 0 : 2);
}

function resolveCalled(path: string): string {
  return resolve(caller, path);
}

function readAddress(text: string): string {
  if (/^https?:\/\/[^@?#\s]+$/i.test(text) && URL.canParse(text)) return text.replace(/\/+$/, "");
  throw new InvalidArgumentError("An address must begin with http or https, and have no password, query or fragment.");
}
