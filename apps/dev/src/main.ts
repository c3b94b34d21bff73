import { resolve } from "node:path";
import { portOption } from "@shortvideo-api/mock/commands";
import { Command, type CommanderError, Option } from "commander";
import { repository } from "./repository.ts";
import { serveInStep } from "./serve-in-step.ts";

// The entry of `npm run dev`.

/** The folder of the caller. npm runs scripts in the root of the repository, and sets `INIT_CWD` to that folder. */
const caller = process.env["INIT_CWD"] ?? process.cwd();

interface Flags {
  port: number;
  host: string;
  sitePort: number;
  site: boolean;
  types: boolean;
  spec?: string;
  out?: string;
}

await new Command("dev")
  .description("On each save of the document: generates, type-checks, and updates a mock and the site. Ctrl-C ends it.")
  .addOption(portOption("port of the mock").env("PORT").default(4010))
  .addOption(new Option("--host <address>", "address of mock and site").env("HOST").default("127.0.0.1"))
  .addOption(portOption("port of the site", "--site-port <number>").default(4020))
  .option("--no-site", "serve no site")
  .option("--no-types", "do not type-check")
  .option("--spec <file>", "another document; requires `--out`")
  .option("--out <folder>", "generate below this folder (default: this repository)")
  .showHelpAfterError("`--help` lists all options.")
  // Commander has already printed the error or its help.
  .exitOverride(({ exitCode }: CommanderError) => process.exit(exitCode === 0 ? 0 : 2))
  .action(async ({ port, host, sitePort, site, types, spec, out }: Flags, command: Command) => {
    if (spec !== undefined && out === undefined) {
      command.error("`--spec` names another document. Name a folder for its generated code, too: `--out FOLDER`.");
    }
    process.exitCode = await serveInStep({
      spec: spec === undefined ? resolve(repository, "spec/openapi.yaml") : resolve(caller, spec),
      root: out === undefined ? repository : resolve(caller, out),
      port,
      sitePort: site ? sitePort : undefined,
      host,
      types,
    });
  })
  .parseAsync();
