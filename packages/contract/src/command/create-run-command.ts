import { Command } from "commander";
import {
  addMockOptions,
  type MockCommandOptions,
  portOption,
  printExchange,
  printNotices,
  printWarning,
  toMockOptions,
} from "@shortvideo-api/mock/commands";
import { takesColor } from "@shortvideo-api/report";
import {
  addCommandOptions,
  type CommandOptions,
  printLeftBehind,
  toLimits,
  variableOption,
} from "./command-options.js";
import { concludeReport } from "./conclude-report.js";
import { runContract } from "./run-contract.js";
import { runWithReports } from "./run-with-reports.js";
import { addVerdictOptions, toDemands, type VerdictOptions } from "./verdict-options.js";

interface RunOptions extends VerdictOptions, MockCommandOptions, CommandOptions {
  readonly port: number;
  readonly keyEnv: readonly string[];
}

/** Creates the command that runs another command against the mock, and reports its coverage and violations. */
export function createRunCommand(): Command {
  const command = new Command("run")
    .description("Runs a command against the mock, and reports the coverage and the violations of its requests.")
    .argument(
      "<command...>",
      "command to run, such as `pytest tests/`; write `--` before it, so that all options after it belong to it",
    )
    .passThroughOptions();
  return addMockOptions(addVerdictOptions(addCommandOptions(command, "print each request, one line each")))
    .addOption(variableOption("--key-env <name>", "key", "MOCK_KEY"))
    .addOption(portOption("port of the mock").default(0))
    .addHelpText("after", help)
    .action(async (words: string[], options: RunOptions) => {
      process.exitCode = await run(words, options);
    });
}

const help = `
The command runs on this terminal as it would without the mock. Its environment has the address of the mock as MOCK_URL and a
key as MOCK_KEY. The report goes to standard error when the command has ended.

A suite in a container reaches the mock with --host 0.0.0.0. MOCK_URL then names an address of this machine in its network.

SIGINT, SIGTERM and SIGHUP are forwarded to the command and all its descendants. A second signal kills them. Processes that the
command leaves behind are ended.

Exit code:
  0      the command ended with 0, and no request broke the contract
  1      the command ended with 0, but requests broke the contract, or --fail-on found a warning
  2      usage error
  3      the command ended with 0, and no request broke the contract, but the coverage is below a --min-… option; the default
         of --min-operations is 1
  4      the mock did not start, or a report could not be written
  70     the run itself failed, which says nothing about the requests
  124    the command did not end within the time of --timeout
  126    the command cannot be run
  127    the command was not found
  128+n  signal n ended the command
  other  the command's own exit code`;

async function run(command: readonly string[], options: RunOptions): Promise<number> {
  const { quiet, verbose } = options;
  const color = takesColor(process.stderr);
  const mockOptions = toMockOptions(options);
  return await runWithReports(options, async (claim) => {
    await claim(command.join(" "), [options.spec, ...options.overlay]);
    const { leftBehind, report } = await runContract({
      ...mockOptions,
      ...toLimits(options),
      command,
      host: options.host,
      port: options.port,
      onStart(mock) {
        if (!quiet) for (const notice of printNotices(mock, mockOptions.preference)) console.error(notice);
      },
      urlVariables: options.urlEnv,
      keyVariables: options.keyEnv,
      onWarning: quiet ? undefined : (warning) => console.error(printWarning(warning)),
      onExchange: verbose ? (exchange) => console.error(printExchange(exchange, { color })) : undefined,
    });
    if (!quiet) console.error();
    const exitCode = await concludeReport(report, toDemands(options), { ...options, terminal: process.stderr });
    printLeftBehind(leftBehind);
    return exitCode;
  });
}
