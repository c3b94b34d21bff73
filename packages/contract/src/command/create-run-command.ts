import { Command, InvalidArgumentError, type Option } from "commander";
import {
  addMockOptions,
  hostOption,
  listOption,
  type MockCommandOptions,
  numberReader,
  portOption,
  printExchange,
  printNotices,
  printWarning,
  toMockOptions,
} from "@shortvideo-api/mock/commands";
import { MockOptionError, MockStartError } from "@shortvideo-api/mock";
import { claimFiles, prepareFiles, ReportWriteError, takesColor } from "@shortvideo-api/report";
import { concludeReport } from "./conclude-report.js";
import { runContract } from "./run-contract.js";
import { addVerdictOptions, toDemands, type VerdictOptions } from "./verdict-options.js";

interface RunOptions extends VerdictOptions, MockCommandOptions {
  readonly host: string;
  readonly port: number;
  readonly urlEnv: readonly string[];
  readonly keyEnv: readonly string[];
  readonly timeout?: number;
  readonly killAfter: number;
  readonly quiet?: boolean;
  readonly verbose?: boolean;
}

/** Creates the command that runs another command against the mock, and reports its coverage and violations. */
export function createRunCommand(): Command {
  const command = new Command("run")
    .description("Runs a command against the mock, and reports the coverage and the violations of its requests.")
    .argument(
      "<command...>",
      "command to run, such as `pytest tests/`; write `--` before it, so that all options after it belong to it",
    )
    .passThroughOptions()
    .addOption(variableOption("--url-env <name>", "address", "MOCK_URL"))
    .addOption(variableOption("--key-env <name>", "key", "MOCK_KEY"));
  return addMockOptions(addVerdictOptions(command))
    .addOption(hostOption())
    .addOption(portOption("port of the mock").default(0))
    .option("--timeout <seconds>", "end the command with SIGTERM after this time, with exit code 124", readSeconds)
    .option("--kill-after <seconds>", "time that the command has to end after SIGTERM", readSeconds, 5)
    .option("-v, --verbose", "print each request, one line each")
    .option("-q, --quiet", "print no report, only the reasons why the run did not pass")
    .addHelpText("after", help)
    .showHelpAfterError("`--help` lists all options.")
    .action(async (words: string[], options: RunOptions) => {
      process.exitCode = await run(words, options);
    });
}

/** Reads a number of seconds. */
export const readSeconds = numberReader(/^\d{1,6}(?:\.\d+)?$/, "It must be a number of seconds, such as 5 or 0.5.");

/** Creates an option that names a variable in which the command finds the address or the key. */
export function variableOption(flags: string, value: string, defaultVariable: string): Option {
  const purpose = `pass the ${value} to the command in this variable, in addition to ${defaultVariable}`;
  return listOption(flags, purpose, (text) => {
    if (/^[A-Za-z_]\w*$/.test(text)) return text;
    throw new InvalidArgumentError(
      "It must consist of letters, digits and underscores, and begin with a letter or an underscore.",
    );
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
  const color = takesColor(process.stderr);
  const mockOptions = toMockOptions(options);
  const files = options.report.map(({ file }) => file);
  let release: (() => void) | undefined;
  try {
    release = await claimFiles(files, command.join(" "));
    await prepareFiles(files);
    const { leftBehind, report } = await runContract({
      ...mockOptions,
      command,
      host: options.host,
      port: options.port,
      onStart(mock) {
        if (!options.quiet) for (const notice of printNotices(mock, mockOptions.preference)) console.error(notice);
      },
      timeoutMs: options.timeout === undefined ? undefined : options.timeout * 1_000,
      graceMs: options.killAfter * 1_000,
      urlVariables: options.urlEnv,
      keyVariables: options.keyEnv,
      onWarning: options.quiet ? undefined : (warning) => console.error(printWarning(warning)),
      onExchange: options.verbose ? (exchange) => console.error(printExchange(exchange, { color })) : undefined,
    });
    if (!options.quiet) console.error();
    const exitCode = await concludeReport(report, {
      demands: toDemands(options),
      targets: options.report,
      terminal: options.quiet ? undefined : process.stderr,
    });
    if (leftBehind) console.error("The command left processes running. They were ended.");
    return exitCode;
  } catch (error) {
    if (!(error instanceof MockStartError || error instanceof ReportWriteError)) throw error;
    console.error(error.message);
    return error instanceof MockOptionError ? 2 : 4;
  } finally {
    release?.();
  }
}
