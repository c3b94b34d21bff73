import { serveStdio } from "@modelcontextprotocol/server/stdio";
import { Command, Option } from "commander";
import { printCount, ProblemsError } from "@shortvideo-api/document";
import { MockOptionError, MockStartError } from "@shortvideo-api/mock";
import {
  listOption,
  numberReader,
  overlayOption,
  portOption,
  reportOption,
  specOption,
  stopOnSignals,
} from "@shortvideo-api/mock/commands";
import { claimFiles, prepareFiles, readStart, type ReportTarget, ReportWriteError } from "@shortvideo-api/report";
import { type OpenedTools, openTools, ToolsOptionError } from "../open/open-tools.js";
import { createServer } from "../serve/create-server.js";
import { serveHttp } from "../serve/serve-http.js";
import type { ToolSet } from "../tools/tool-set.js";
import { keepReports } from "./keep-reports.js";

interface ServeOptions {
  readonly spec?: string;
  readonly overlay: readonly string[];
  readonly baseUrl?: string;
  readonly mock?: boolean;
  readonly http?: number;
  readonly allowUnsafe: readonly string[];
  readonly maxBytes: number;
  readonly maxItems: number;
  readonly report: readonly ReportTarget[];
}

/** Creates the command that serves MCP until its client ends. */
export function createCommand(name: string, version: string): Command {
  return new Command(name)
    .version(version, "-V, --version", "print the version")
    .description("An MCP server for agents: the operations of an OpenAPI document as tools.")
    .addOption(specOption())
    .addOption(overlayOption())
    .option("--base-url <url>", "address of the service; default: that of the document")
    .option("--mock", "use the mock even if there is a key")
    .addOption(portOption("serve streamable HTTP on this port of 127.0.0.1 instead of stdio", "--http <port>"))
    .addOption(
      listOption("--allow-unsafe <operation>", "offer this operation, which may change something: its id, or `all`"),
    )
    .addOption(
      new Option("--max-bytes <number>", "bytes of a result; a token has at least one byte")
        .default(24_000)
        .argParser(numberReader(/^\d{4,8}$/, "It must be an integer of at least 4000.", (bytes) => bytes >= 4_000)),
    )
    .addOption(
      new Option("--max-items <number>", "items of a list in a result")
        .default(100)
        .argParser(numberReader(/^[1-9]\d{0,5}$/, "It must be an integer of at least 1.")),
    )
    .addOption(
      reportOption(
        "-r, --report <file>",
        "write a contract report of the agent's requests, after each call and at the end",
      ),
    )
    .addHelpText("after", help)
    .showHelpAfterError("`--help` lists all options.")
    .action(async (options: ServeOptions) => {
      try {
        await serve(options, { name, version });
      } catch (error) {
        const exitCode = toExitCode(error);
        if (exitCode === undefined) throw error;
        console.error(error instanceof Error ? error.message : String(error));
        process.exitCode = exitCode;
      }
    });
}

const help = `
The key and the address come from the variables that the document declares, as those of its client: SHORTVIDEO_API_KEY and
SHORTVIDEO_API_BASE_URL. A document that declares none takes SERVICE_KEY and SERVICE_BASE_URL, or SERVICE_PET_TOKEN for the security
scheme \`petToken\` of several. Without a key and an address, a mock of the document responds.

Exit code:
  0   the client ended; with --report: and no request broke the contract
  1   with --report: requests broke the contract, or responses of the service differ
  2   usage error
  3   with --report: no operation was called
  4   the server did not start, or, with --report, a report could not be written
  70  the server itself failed`;

function toExitCode(error: unknown): number | undefined {
  if (error instanceof ToolsOptionError || error instanceof MockOptionError) return 2;
  const isKnown =
    error instanceof ProblemsError || error instanceof MockStartError || error instanceof ReportWriteError;
  return isKnown || isListenError(error) ? 4 : undefined;
}

/** Returns whether a port could not be opened. The message says why. */
function isListenError(error: unknown): boolean {
  return error instanceof Error && error.cause instanceof Error && "syscall" in error.cause;
}

async function serve(options: ServeOptions, identity: { name: string; version: string }): Promise<void> {
  const { allowUnsafe: unsafe, http, overlay: overlays, report: targets } = options;
  const files = targets.map(({ file }) => file);
  await claimFiles(files, process.argv.slice(1).join(" "));
  await prepareFiles(files, [options.spec, ...overlays]);
  const start = readStart(process.env);
  const opened = await openTools({ ...options, overlays, unsafe, report: files.length > 0 });
  const reports = opened.report && files.length > 0 ? keepReports(opened.report, targets, await start) : undefined;
  const tools = reports ? watchCalls(opened.tools, reports.update) : opened.tools;
  const create = () => createServer(tools, { ...identity, title: opened.model.title });
  const service = http === undefined ? undefined : await serveHttp(create, http);
  const stdio = service ? undefined : serveStdio(create);
  const { stop } = stopOnSignals(async () => {
    await service?.stop();
    await stdio?.close();
    return (await reports?.conclude()) ?? 0;
  });
  // The client ends a server of stdio by closing its input.
  if (!service) process.stdin.once("end", stop).once("close", stop);
  // Standard output belongs to the protocol.
  console.error(printWelcome(opened, service?.url));
}

function printWelcome({ mock, model, tools }: OpenedTools, url: string | undefined): string {
  const where = url === undefined ? "on stdio" : `at ${url}`;
  const source = mock ? "A mock responds: there is no key, or --mock was given." : "The service responds.";
  return `${model.title}: ${printCount(tools.definitions.length, "tool")} ${where}. ${source}`;
}

/** Returns the tools. Calls `onCall` after each call of one. */
function watchCalls(tools: ToolSet, onCall: () => void): ToolSet {
  return {
    ...tools,
    async call(...given) {
      try {
        return await tools.call(...given);
      } finally {
        onCall();
      }
    },
  };
}
