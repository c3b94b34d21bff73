import { resolve } from "node:path";
import { Command, type CommanderError, InvalidArgumentError, Option } from "commander";
import { DocumentProblemsError } from "../reference/document-problems-error.ts";
import { ExplorerStartError } from "../server/explorer-start-error.ts";
import type { ServeOptions } from "./serve.ts";
import { usualFolder, writeSite, type WriteOptions } from "./write-site.ts";

/** npm runs scripts in the root of the repository and tells where it was called. */
const caller = process.env["INIT_CWD"] ?? process.cwd();

/** The command line: serves the reference with a mock behind it, or writes it as files. */
export function createExplorerCommand(): Command {
  const build = addDocument(new Command("build"))
    .description("Writes it as files that any web server can serve.")
    .addOption(
      new Option("--to <folder>", "where to").default(usualFolder, "apps/explorer/dist").argParser(resolveCalled),
    )
    .exitOverride(exit)
    .action((options: WriteOptions) => tellFailures(async () => console.log(await writeSite(options))));
  return addDocument(new Command("explorer"))
    .description("Serves the API reference, with a mock that answers what is tried in it. Ctrl-C stops both.")
    .addOption(
      new Option("-p, --port <number>", "port of the page; 0 takes any free one")
        .env("PORT")
        .default(4020)
        .argParser(readPort),
    )
    .addOption(new Option("--host <address>", "address of page and mock").env("HOST").default("127.0.0.1"))
    .addOption(
      new Option("--mock-port <number>", "port of the mock; left out, 4010, or any free one").argParser(readPort),
    )
    .enablePositionalOptions()
    .showHelpAfterError("`--help` lists what there is.")
    .exitOverride(exit)
    .action((options: ServeOptions) =>
      // Loaded only where it is asked for: writing files needs no mock.
      tellFailures(async () => (await import("./serve.ts")).serve(options)),
    )
    .addCommand(build);
}

function addDocument(command: Command): Command {
  return command
    .option("--spec <file>", "OpenAPI 3.0 or 3.1 document; left out, that of the service", resolveCalled)
    .addOption(
      new Option("--server <address>", "a service to try operations on, before those of the document; may be repeated")
        .default([], "none")
        .argParser((text: string, before: readonly string[]) => [...before, readAddress(text)]),
    );
}

async function tellFailures(run: () => Promise<void>): Promise<void> {
  try {
    await run();
  } catch (error) {
    const isTold =
      error instanceof DocumentProblemsError ||
      error instanceof ExplorerStartError ||
      (error instanceof Error && error.name === "MockStartError");
    if (!isTold) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}

/** Commander has told what was wrong, or printed its help. */
function exit({ exitCode }: CommanderError): never {
  process.exit(exitCode === 0 ? 0 : 2);
}

function resolveCalled(path: string): string {
  return resolve(caller, path);
}

function readPort(text: string): number {
  if (/^\d{1,5}$/.test(text) && Number(text) <= 65_535) return Number(text);
  throw new InvalidArgumentError("A port is a whole number from 0 to 65535.");
}

function readAddress(text: string): string {
  if (/^https?:\/\/[^@?#\s]+$/i.test(text) && URL.canParse(text)) return text.replace(/\/+$/, "");
  throw new InvalidArgumentError("It takes an address of http or https without password, query and fragment.");
}
