import { Command, Option } from "commander";
import { differenceGuide, inferenceGuide, readStart, type VerifyDemands } from "@shortvideo-api/report";
import {
  listOption,
  numberReader,
  overlayOption,
  reportOption,
  specOption,
  stopOnSignals,
} from "@shortvideo-api/mock/commands";
import { readBaseUrl, type VerifyOptions } from "../verify/verify-options.js";
import { verifyService } from "../verify/verify-service.js";
import { RequestsError } from "../verify/request/read-request-lines.js";
import { concludeVerification } from "./conclude-report.js";
import { createProgressPrinter } from "./create-progress-printer.js";
import { type OutputOptions, readInput, runWithReports } from "./run-with-reports.js";
import { codeReader, parseThreshold, quiet } from "./verdict-options.js";

interface VerifyCommandOptions
  extends OutputOptions, VerifyDemands, Pick<VerifyOptions, "baseUrl" | "key" | "spec" | "operations"> {
  readonly requests?: string;
  readonly har?: string;
  readonly overlay: readonly string[];
  readonly explore?: boolean;
  readonly seed?: number;
  readonly maxRequests: number;
  readonly perSecond: number;
  readonly pages: number;
  readonly timeout: number;
}

const readPositive = numberReader(
  /^\d+(?:\.\d+)?$/,
  "It must be a number greater than 0, such as 1 or 0.5.",
  (number) => number > 0,
);
const readPages = numberReader(/^[1-9]\d{0,5}$/, "It must be an integer of at least 1, such as 10.");

const readSeed = numberReader(
  /^\d{1,10}$/,
  "It must be an integer from 0 to 4294967295.",
  (number) => number < 2 ** 32,
);
const readMaxRequests = numberReader(/^[1-9]\d{0,8}$/, "It must be an integer of at least 1, such as 500.");

/** Creates the command that verifies a real service against the document. */
export function createVerifyCommand(): Command {
  return new Command("verify")
    .description("Sends requests to a service, and reports where its responses differ from the document.")
    .requiredOption("--base-url <url>", "address of the service, to which the paths of the document are appended")
    .addOption(
      new Option("--key <key>", "key of the service; safer in the environment, where no process list shows it").env(
        "SERVICE_KEY",
      ),
    )
    .addOption(
      new Option(
        "--requests <file>",
        "requests to send in place of the document's examples, one JSON object per line",
      ).conflicts("har"),
    )
    .option("--har <file>", "HTTP archive (HAR) with the requests to send")
    .addOption(specOption())
    .addOption(overlayOption())
    .option("--operations <ids>", "call only these operations, separated by commas", (text: string) =>
      text.split(",").map((id) => id.trim()),
    )
    .option("--explore", "also test the limits of each operation: valid, invalid and combined parameters")
    .addOption(
      new Option("--seed <n>", "repeat the exploration of this seed; default: a random one")
        .argParser(readSeed)
        .implies({ explore: true }),
    )
    .addOption(
      new Option("--max-requests <n>", "maximum requests of the exploration")
        .argParser(readMaxRequests)
        .default(1_000)
        .implies({ explore: true }),
    )
    .option("--per-second <number>", "requests per second", readPositive, 1)
    .option("--pages <n>", "maximum pages to request of a list, to detect repeated pages", readPages, 10)
    .option("--timeout <seconds>", "maximum time for a response", readPositive, 30)
    .option("--record <folder>", "save a response of each operation and documented status, without personal data")
    .addOption(reportOption("-r, --report <file>", "write the report to this file"))
    .addOption(
      listOption(
        "--ignore <code>",
        "accept differences of this kind, such as field-new, or inference-refuted",
        codeReader("difference", { ...differenceGuide, ...inferenceGuide }),
      ),
    )
    .option(
      "--min-operations <n>",
      "minimum number of compared operations, or their share of the operations to call with %",
      parseThreshold,
      1,
    )
    .option("-q, --quiet", quiet)
    .addHelpText("after", help)
    .action(async (options: VerifyCommandOptions) => {
      process.exitCode = await verify(options);
    });
}

const help = `
Sends only GET and HEAD requests, one after the other, and waits as Retry-After requires. Ctrl-C stops the verification and
prints the results so far.

--explore tests each rule about requests: limits, enumerations, required and optional parameters and their pairs, wrong types,
missing and wrong keys, pages to the end, ids of other operations. Each finding has the smallest request, as a curl command.
Ask the owner of the service first: invalid requests may count against a quota.

Exit code:
  0  the compared responses conform to the document; the headline says how many operations were compared
  1  responses differ, or refute facts that the document infers or assumes; or fewer operations were compared than required,
     or the verification was stopped early
  2  usage error
  3  the service did not respond, or rejected the key
  4  the document could not be read, or a report or sample could not be written
  70 the verification itself failed, which says nothing about the service`;

async function verify(options: VerifyCommandOptions): Promise<number> {
  const stopped = new AbortController();
  const progress = createProgressPrinter(options);
  const { baseUrl, key, spec, overlay, operations, perSecond, pages } = options;
  const { timeout, record, requests, har, explore, seed, maxRequests } = options;
  const ended = runWithReports(options, async (claim) => {
    const given = requests === undefined ? undefined : await readRequestsFile(requests);
    const archive = har === undefined ? undefined : await readRequestsFile(har);
    await claim("contract verify", [spec, ...overlay, requests, har]);
    const started = await readStart(process.env);
    const { report, samples } = await verifyService({
      baseUrl,
      key,
      spec,
      overlays: overlay,
      operations,
      perSecond,
      pages,
      explore: explore ? { seed, maxRequests } : undefined,
      timeoutMs: timeout * 1_000,
      record: record !== undefined,
      requests: given,
      har: archive,
      signal: stopped.signal,
      onRequest: progress.print,
    }).finally(progress.end);
    const service = readBaseUrl(baseUrl);
    const command = ["contract", ...hideKey(process.argv.slice(2))];
    const output = { ...options, terminal: process.stdout, samples };
    return await concludeVerification({ ...report, service, started: { ...started, command } }, options, output);
  });
  const signals = stopOnSignals(() => {
    stopped.abort();
    return ended;
  });
  return await ended.finally(signals.ignore);
}

/** Returns the words of a command line without the key. */
function hideKey(words: readonly string[]): string[] {
  return words.map((word, index) => {
    if (words[index - 1] === "--key") return "…";
    return word.startsWith("--key=") ? "--key=…" : word;
  });
}

/** Reads a file without the byte order mark that some browsers write. */
export async function readRequestsFile(file: string): Promise<string> {
  const text = await readInput(file, RequestsError);
  return text.replace(/^\uFEFF/, "");
}
