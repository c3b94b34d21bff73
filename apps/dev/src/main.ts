import { resolve } from "node:path";
import { Command, type CommanderError } from "commander";
import { repository } from "./repository.ts";
import { serveInStep } from "./serve-in-step.ts";

// The entry of `npm run dev`.

/** The folder of the caller. npm runs scripts in the root of the repository, and sets `INIT_CWD` to that folder. */
const caller = process.env["INIT_CWD"] ?? process.cwd();

interface Flags {
  port: string;
  host: string;
  explorerPort: string;
  explorer: boolean;
  types: boolean;
  spec?: string;
  out?: string;
}

await new Command("dev")
  .description(
    "On each save of the document: generates, type-checks, and updates a mock and the explorer. Ctrl-C ends it.",
  )
  .option("-p, --port <number>", "port of the mock; 0 means any free port", process.env["PORT"] ?? "4010")
  .option("--host <address>", "address of mock and explorer", process.env["HOST"] ?? "127.0.0.1")
  .option("--explorer-port <number>", "port of the explorer; 0 means any free port", "4020")
  .option("--no-explorer", "serve no explorer")
  .option("--no-types", "do not type-check")
  .option("--spec <file>", "another document; requires `--out`")
  .option("--out <folder>", "generate below this folder (default: this repository)")
  .showHelpAfterError("`--help` lists all options.")
  // Commander has already printed the error or its help.
  .exitOverride(({ exitCode }: CommanderError) => process.exit(exitCode === 0 ? 0 : 2))
  .action(async ({ port, host, explorerPort, explorer, types, spec, out }: Flags, command: Command) => {
    if (spec !== undefined && out === undefined) {
      command.error("`--spec` names another document. Name a folder for its generated code, too: `--out FOLDER`.");
    }
    for (const [flag, given] of Object.entries({ "--port": port, "--explorer-port": explorerPort })) {
      if (/^\d{1,5}$/.test(given) && Number(given) <= 65_535) continue;
      command.error(`\`${flag} ${given}\` is not a port. Name an integer from 0 to 65535; 0 means any free port.`);
    }
    process.exitCode = await serveInStep({
      spec: spec === undefined ? resolve(repository, "spec/openapi.yaml") : resolve(caller, spec),
      root: out === undefined ? repository : resolve(caller, out),
      port: Number(port),
      explorerPort: explorer ? Number(explorerPort) : undefined,
      host,
      types,
    });
  })
  .parseAsync();
