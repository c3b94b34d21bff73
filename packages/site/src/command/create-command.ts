import { serviceDocument } from "@shortvideo-api/mock/requests";
import { printCount, ProblemsError, usualMockPort } from "@shortvideo-api/document";
import { hostOption, listOption, portOption, specOption } from "@shortvideo-api/mock/commands";
import { prepareFolder, ReportWriteError } from "@shortvideo-api/report";
import { Command, InvalidArgumentError } from "commander";
import { ForeignFolderError, writeSite } from "../write-site.js";
import type { ServeOptions } from "./serve.js";

type BuildOptions = Pick<ServeOptions, "spec" | "releases" | "server"> & { out: string; siteUrl?: string };

/** Creates the command line. */
export function createCommand(name: string, version: string): Command {
  // Commander would take a misspelt command for an argument of the default one.
  const [first = "-"] = process.argv.slice(2);
  const command = new Command(name)
    .version(version, "-V, --version", "print the version")
    .description("Makes the documentation site of an OpenAPI document.")
    .showHelpAfterError("`--help` lists all options.")
    .addHelpText("afterAll", exitCodes);
  addServe(command.command("serve", { isDefault: first.startsWith("-") }));
  addBuild(command.command("build"));
  return command;
}

const exitCodes = `
Exit code: 0 done, or stopped by a signal, 1 the document has problems, or the port or the folder cannot be used, 2 usage error,
70 the command itself failed.`;

function addServe(command: Command): void {
  addDocument(command)
    .description("Serves the site and a mock for its requests. Open pages follow each save of the document.")
    .addOption(portOption("port of the site").env("PORT").default(4020))
    .addOption(hostOption().env("HOST"))
    .addOption(portOption(`port of the mock; default ${usualMockPort}, or any free one`, "--mock-port <number>"))
    .action(async (options: ServeOptions) => {
      const { serve } = await import("./serve.js");
      await reportFailures(() => serve(options));
    });
}

function addBuild(command: Command): void {
  addDocument(command)
    .description("Writes the site as files for any web server, or to be opened from disk.")
    .option("--out <folder>", "target folder; an earlier build in it is replaced", "site")
    .option("--site-url <address>", "address of the published site, for the sitemap and whole addresses", readAddress)
    .action(async ({ spec = serviceDocument, server, out, siteUrl, releases }: BuildOptions) => {
      await reportFailures(async () => {
        const { buildSite } = await import("../build-site.js");
        const { readContent } = await import("../content/read-content.js");
        const { readReleases } = await import("../content/read-releases.js");
        const servers = server.map((url) => ({ url, description: undefined }));
        const read = await readReleases({ spec, releases, onProblem: console.error });
        const content = await readContent({ spec, servers, releases: read, onProblem: console.error });
        const files = buildSite(content, { siteUrl });
        await prepareFolder(out);
        await writeSite(files, out);
        const count = printCount(content.operations.length, "operation");
        console.log(`${content.model.title}: ${count}, ${files.size} files in ${out}.`);
      });
    });
}

function addDocument(command: Command): Command {
  return command
    .addOption(specOption())
    .addOption(
      listOption("--server <address>", "a server for requests, listed before those of the document", readAddress),
    )
    .option(
      "--releases <source>",
      "releases of the changelog: a folder of documents such as 1.2.0.yaml, or how tags begin, such as v; default: the tags of the client",
    );
}

/** Prints the errors that a caller can fix. */
async function reportFailures(run: () => Promise<void>): Promise<void> {
  try {
    await run();
  } catch (error) {
    const expected = [ProblemsError, ForeignFolderError, ReportWriteError];
    if (!expected.some((each) => error instanceof each) && !isStartError(error)) throw error;
    console.error(error instanceof Error ? error.message : String(error));
    process.exitCode = 1;
  }
}

function isStartError(error: unknown): boolean {
  return error instanceof Error && ["MockStartError", "SiteStartError"].includes(error.name);
}

function readAddress(text: string): string {
  if (/^https?:\/\/[^@?#\s]+$/i.test(text) && URL.canParse(text)) return text.replace(/\/+$/, "");
  throw new InvalidArgumentError("An address must begin with http or https, and have no password, query or fragment.");
}
