import { styleText } from "node:util";
import { Command } from "commander";
import { numberReader, portOption, printExchange, stopOnSignals } from "@shortvideo-api/mock/commands";
import { type ContractReport, readStart, takesColor } from "@shortvideo-api/report";
import { type CheckedExchange, defaultMaxBodyBytes } from "../traffic/create-exchange-checker.js";
import { type Proxy, startProxy } from "../traffic/start-proxy.js";
import { addCommandOptions, type CommandOptions, printLeftBehind, toLimits } from "./command-options.js";
import { concludeReport } from "./conclude-report.js";
import { runReported } from "./run-reported.js";
import { runWithReports } from "./run-with-reports.js";
import { toReachableUrl, toUrlVariables } from "./to-variables.js";
import { addTrafficOptions, toDemands, type TrafficOptions } from "./verdict-options.js";

interface ProxyCommandOptions extends TrafficOptions, CommandOptions {
  readonly upstream: string;
  readonly mockMissing?: boolean;
  readonly maxBody: number;
  readonly port?: number;
}

/** The port of a proxy that is started without a command. */
const usualPort = 4_020;

/** Creates the command that checks live traffic with a service. */
export function createProxyCommand(): Command {
  const command = new Command("proxy")
    .description("Passes requests on to a service, and reports where requests and responses break the contract.")
    .argument("[command...]", "command to run against the proxy; write `--` before it")
    .passThroughOptions()
    .requiredOption("--upstream <url>", "address of the service, to which the paths of requests are appended")
    .option("--mock-missing", "let the mock respond for operations that the service lacks: 404, 405 or 501")
    .option("--max-body <bytes>", "compare bodies up to this size", readMaxBody, defaultMaxBodyBytes)
    .addOption(portOption(`port of the proxy; default: ${usualPort}, or any free one with a command`));
  return addTrafficOptions(addCommandOptions(command, "print each exchange"))
    .addHelpText("after", help)
    .action(async (words: string[], options: ProxyCommandOptions) => {
      process.exitCode = await runProxy(words, options);
    });
}

const readMaxBody = numberReader(/^[1-9]\d{0,9}$/, "It must be a number of bytes, such as 1000000.");

const help = `
Requests and responses pass unchanged and chunk by chunk. If the service cannot be reached, the proxy responds with 502. Without a
command, Ctrl-C ends the proxy and prints the report. With a command, its environment has the address as MOCK_URL, and the report
follows when it has ended. Keys appear in no output.

Exit code:
  0      nothing broke the contract
  1      requests broke the contract, responses differ from it, or --fail-on found a warning
  2      usage error
  3      nothing broke the contract, but the coverage is below a --min-… option, or no request reached the service; the default of
         --min-operations is 1
  4      the proxy did not start, or a report or a sample could not be written
  70     the proxy itself failed, which says nothing about the traffic
  other  that of the command, as \`run\` returns it`;

async function runProxy(words: readonly string[], options: ProxyCommandOptions): Promise<number> {
  const { upstream, spec, overlay, mockMissing, record, maxBody, host, port, verbose, urlEnv, quiet } = options;
  const hasCommand = words.length > 0;
  const color = takesColor(process.stderr);
  return await runWithReports(options, async (claim) => {
    await claim(hasCommand ? words.join(" ") : "contract proxy", [spec, ...overlay]);
    const proxy = await startProxy({
      upstream,
      spec,
      overlays: overlay,
      mockMissing,
      record: record !== undefined,
      maxBodyBytes: maxBody,
      host,
      port: port ?? (hasCommand ? 0 : usualPort),
      onExchange: verbose ? (exchange) => console.error(printChecked(exchange, color)) : undefined,
    });
    try {
      return await (hasCommand ? runThrough(proxy) : runUntilSignal(proxy));
    } finally {
      await proxy.stop({ graceMs: 0 });
    }
  });

  /** Runs a command against the proxy, and reports its traffic. */
  async function runThrough(proxy: Proxy): Promise<number> {
    const variables = toUrlVariables(toReachableUrl(proxy.url), { urlVariables: urlEnv }, process.env);
    const { report, leftBehind } = await runReported(
      { command: words, env: { ...process.env, ...variables }, ...toLimits(options) },
      {
        async report() {
          // The command has ended, so no request is in progress.
          await proxy.drain({ graceMs: 0 });
          return proxy.report();
        },
        redact: (texts) => proxy.redact(texts),
      },
    );
    printLeftBehind(leftBehind);
    return await conclude(proxy, report, process.stderr);
  }

  /** Keeps the proxy running until a signal ends it. The report follows on standard output. */
  async function runUntilSignal(proxy: Proxy): Promise<number> {
    const started = await readStart(process.env);
    if (!quiet) console.error(`${proxy.url} passes requests on to ${upstream}. Ctrl-C prints the report.`);
    return await new Promise((resolve) => {
      stopOnSignals(async () => {
        await proxy.drain();
        const report = { ...(await proxy.report()), started: [started] };
        const exitCode = await conclude(proxy, report, process.stdout);
        resolve(exitCode);
        return exitCode;
      });
    });
  }

  async function conclude(proxy: Proxy, report: ContractReport, terminal: NodeJS.WriteStream): Promise<number> {
    const samples = await proxy.listSamples();
    return await concludeReport(report, toDemands(options), { ...options, terminal, samples });
  }
}

/** Prints an exchange as the mock does, followed by a line for each difference. */
function printChecked(exchange: CheckedExchange, color: boolean): string {
  const label = color ? styleText("red", "response:", { validateStream: false }) : "response:";
  const lines = exchange.differences.map(
    ({ place, expected, found }) => `    ${label} ${place}: The document says ${expected}; found: ${found}.`,
  );
  return [printExchange(exchange, { color }), ...lines].join("\n");
}
