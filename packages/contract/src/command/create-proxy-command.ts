import { styleText } from "node:util";
import { Command } from "commander";
import { MockStartError } from "@shortvideo-api/mock";
import { hostOption, numberReader, portOption, printExchange, stopOnSignals } from "@shortvideo-api/mock/commands";
import { claimFiles, readStart, ReportWriteError, takesColor } from "@shortvideo-api/report";
import { type CheckedExchange, defaultMaxBodyBytes } from "../traffic/create-exchange-checker.js";
import { type Proxy, startProxy } from "../traffic/start-proxy.js";
import { VerifyOptionsError } from "../verify/verify-service.js";
import { readSeconds, variableOption } from "./create-run-command.js";
import { runReported } from "./run-reported.js";
import { toReachableUrl, toUrlVariables } from "./to-variables.js";
import { addTrafficOptions, concludeTraffic, prepareOutput, type TrafficOptions } from "./traffic-options.js";

interface ProxyCommandOptions extends TrafficOptions {
  readonly upstream: string;
  readonly mockMissing?: boolean;
  readonly maxBody: number;
  readonly host: string;
  readonly port?: number;
  readonly urlEnv: readonly string[];
  readonly timeout?: number;
  readonly killAfter: number;
  readonly verbose?: boolean;
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
    .addOption(hostOption())
    .addOption(portOption(`port of the proxy; default: ${usualPort}, or any free one with a command`))
    .addOption(variableOption("--url-env <name>", "address", "MOCK_URL"));
  return addTrafficOptions(command)
    .option("--timeout <seconds>", "end the command with SIGTERM after this time, with exit code 124", readSeconds)
    .option("--kill-after <seconds>", "time that the command has to end after SIGTERM", readSeconds, 5)
    .option("-v, --verbose", "print each exchange")
    .addHelpText("after", help)
    .showHelpAfterError("`--help` lists all options.")
    .action(async (words: string[], options: ProxyCommandOptions) => {
      const exitCode = await runProxy(words, options);
      if (exitCode !== undefined) process.exitCode = exitCode;
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
  3      nothing broke the contract, but the coverage is below a --min-… option; the default of --min-operations is 1
  4      the proxy did not start, or a report or a sample could not be written
  70     the proxy itself failed, which says nothing about the traffic
  other  that of the command, as \`run\` returns it`;

/** Runs the proxy. Returns the exit code; `undefined` if the proxy runs until a signal ends it. */
async function runProxy(words: readonly string[], options: ProxyCommandOptions): Promise<number | undefined> {
  const files = options.report.map(({ file }) => file);
  let release: (() => void) | undefined;
  let running: Proxy | undefined;
  try {
    release = await claimFiles(files, words.length === 0 ? "contract proxy" : words.join(" "));
    await prepareOutput(options);
    running = await start(words, options);
    if (words.length === 0) {
      await waitForEnd(running, options, release);
      return undefined;
    }
    return await runThrough(running, words, options);
  } catch (error) {
    const isUsageError = error instanceof VerifyOptionsError;
    if (!isUsageError && !(error instanceof MockStartError || error instanceof ReportWriteError)) throw error;
    console.error(error.message);
    return isUsageError ? 2 : 4;
  } finally {
    if (words.length > 0 || !running) {
      await running?.stop({ graceMs: 0 });
      release?.();
    }
  }
}

function start(words: readonly string[], options: ProxyCommandOptions): Promise<Proxy> {
  const { upstream, spec, overlay, mockMissing, record, maxBody, host, port } = options;
  const color = takesColor(process.stderr);
  return startProxy({
    upstream,
    spec,
    overlays: overlay,
    mockMissing,
    record: record !== undefined,
    maxBodyBytes: maxBody,
    host,
    port: port ?? (words.length === 0 ? usualPort : 0),
    onExchange: options.verbose ? (exchange) => console.error(printChecked(exchange, color)) : undefined,
  });
}

/** Prints an exchange as the mock does, followed by a line for each difference. */
function printChecked(exchange: CheckedExchange, color: boolean): string {
  const label = color ? styleText("red", "response:", { validateStream: false }) : "response:";
  const lines = exchange.differences.map(
    ({ place, expected, found }) => `    ${label} ${place}: The document says ${expected}; found: ${found}.`,
  );
  return [printExchange(exchange, { color }), ...lines].join("\n");
}

/** Runs a command against the proxy, and reports its traffic. */
async function runThrough(proxy: Proxy, command: readonly string[], options: ProxyCommandOptions): Promise<number> {
  const { timeout, killAfter, urlEnv } = options;
  const variables = toUrlVariables(toReachableUrl(proxy.url), { urlVariables: urlEnv }, process.env);
  const { report, leftBehind } = await runReported(
    {
      command,
      env: { ...process.env, ...variables },
      timeoutMs: timeout === undefined ? undefined : timeout * 1_000,
      graceMs: killAfter * 1_000,
    },
    {
      async report() {
        // The command has ended, so no request is in progress.
        await proxy.drain({ graceMs: 0 });
        return proxy.report();
      },
      redact: (texts) => proxy.redact(texts),
    },
  );
  if (leftBehind) console.error("The command left processes running. They were ended.");
  return await concludeTraffic(report, await proxy.listSamples(), options, process.stderr);
}

/** Keeps the proxy running until a signal ends it. The report follows on standard output. */
async function waitForEnd(proxy: Proxy, options: ProxyCommandOptions, release: () => void): Promise<void> {
  const started = await readStart(process.env);
  if (!options.quiet)
    console.error(`${proxy.url} passes requests on to ${options.upstream}. Ctrl-C prints the report.`);
  stopOnSignals(async () => {
    try {
      await proxy.drain();
      const report = { ...(await proxy.report()), started: [started] };
      return await concludeTraffic(report, await proxy.listSamples(), options, process.stdout);
    } catch (error) {
      console.error(error);
      return 70;
    } finally {
      await proxy.stop();
      release();
    }
  });
}
