import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { Command, InvalidArgumentError, Option } from "commander";
import { MockStartError } from "@shortvideo-api/mock";
import { RequestsError } from "../verify/call/read-requests.js";
import {
  addUnwrittenToVerification,
  differenceGuide,
  inferenceGuide,
  checkVerification,
  prepareFiles,
  prepareFolder,
  renderVerifyReport,
  renderVerifyText,
  type ReportTarget,
  ReportWriteError,
  takesColour,
  type Threshold,
  type VerifyCode,
  type VerifyReport,
  writeTexts,
} from "@shortvideo-api/report";
import { type Verification, type VerifyOptions, VerifyOptionsError, verifyService } from "../verify/verify-service.js";
import { printProgress } from "./print-progress.js";
import { reportOption } from "@shortvideo-api/mock/internal";
import { explainCode, parseThreshold } from "./verdict-options.js";

interface VerifyCommandOptions {
  readonly baseUrl: string;
  readonly key?: string;
  readonly requests?: string;
  readonly har?: string;
  readonly spec?: string;
  readonly operations?: readonly string[];
  readonly perSecond: number;
  readonly pages: number;
  readonly timeout: number;
  readonly record?: string;
  readonly report: readonly ReportTarget[];
  readonly ignore: readonly VerifyCode[];
  readonly minOperations: Threshold;
  readonly quiet?: boolean;
}

/** The command that calls the real service, and tells where its answers differ from the document. */
export function createVerifyCommand(): Command {
  return new Command("verify")
    .description("Calls a service, and tells where its answers differ from the document.")
    .requiredOption("--base-url <url>", "where the service answers: what stands before the paths of the document")
    .addOption(
      new Option("--key <key>", "key to call with; better by the environment, where no process list shows it").env(
        "SERVICE_KEY",
      ),
    )
    .addOption(
      new Option(
        "--requests <file>",
        "requests to send in place of the document's examples, a JSON object a line",
      ).conflicts("har"),
    )
    .option("--har <file>", "HTTP archive (HAR) whose requests to send")
    .option("--spec <file>", "OpenAPI 3.0 or 3.1 document to verify; left out, that of the short-video service")
    .addOption(
      new Option("--operations <ids>", "call these only, parted by commas").argParser((text) =>
        text.split(",").map((id) => id.trim()),
      ),
    )
    .addOption(new Option("--per-second <number>", "requests in a second").default(1).argParser(readPositive))
    .addOption(
      new Option("--pages <n>", "pages of a list to ask for at most, to see whether it leads back")
        .default(10)
        .argParser(readPages),
    )
    .addOption(new Option("--timeout <seconds>", "how long an answer may take").default(30).argParser(readPositive))
    .option("--record <folder>", "keep an answer of each operation and documented status, without what is personal")
    .addOption(reportOption("-r, --report <file>", "write the report to this file"))
    .addOption(
      new Option(
        "--ignore <code>",
        "pass differences of this kind, such as field-new, or inference-refuted; may be repeated",
      )
        .default([], "none")
        .argParser((text: string, before: readonly VerifyCode[]) => [...before, readCode(text)]),
    )
    .addOption(
      new Option(
        "--min-operations <n>",
        "operations that must be compared at least: a number, or a share with %, of those to be called",
      )
        .default(1)
        .argParser(parseThreshold),
    )
    .option("-q, --quiet", "print no report, only why it does not pass")
    .addHelpText("after", help)
    .showHelpAfterError("`--help` lists all options.")
    .action(async (options: VerifyCommandOptions) => {
      process.exitCode = await verify(options);
    });
}

const help = `
Only GET and HEAD are called, one request after the other. Retry-After is honoured. Ctrl-C stops, and reports what is known.

Exit code:
  0  the answers conform to the document, as far as they were seen; the headline says how far that is
  1  they differ, or refute what the document infers or assumes; or fewer operations were compared than are to be, or it was
     stopped early
  2  wrong use
  3  the service gave no answer, or refused the key
  4  the document could not be read, or a report or sample not be written
  70 the verification itself failed, which says nothing of the service`;

async function verify(options: VerifyCommandOptions): Promise<number> {
  if (options.key === undefined) {
    console.error("There is no key. Set it in the variable SERVICE_KEY, or give it by --key.");
    return 2;
  }
  const stop = new AbortController();
  const onSignal = () => stop.abort();
  process.once("SIGINT", onSignal).once("SIGTERM", onSignal);
  const progress = printProgress(options);
  try {
    const read = await readOptions(options);
    await prepareFiles(options.report.map(({ file }) => file));
    if (options.record !== undefined) await prepareFolder(options.record);
    const verification = await verifyService({
      ...read,
      key: options.key,
      signal: stop.signal,
      onRequest: progress.tell,
    });
    progress.end();
    return await conclude(verification, options);
  } catch (error) {
    progress.end();
    const isWrongUse = error instanceof VerifyOptionsError || error instanceof RequestsError;
    if (!isWrongUse && !(error instanceof MockStartError || error instanceof ReportWriteError)) throw error;
    console.error(error instanceof MockStartError ? error.reasons.join("\n") : error.message);
    return isWrongUse ? 2 : 4;
  } finally {
    process.off("SIGINT", onSignal).off("SIGTERM", onSignal);
  }
}

async function readOptions(options: VerifyCommandOptions): Promise<Omit<VerifyOptions, "key">> {
  const { baseUrl, spec, operations, perSecond, pages, timeout, record, requests, har } = options;
  return {
    baseUrl,
    spec,
    operations,
    perSecond,
    pages,
    timeoutMs: timeout * 1_000,
    record: record !== undefined,
    requests: requests === undefined ? undefined : await readText(requests),
    har: har === undefined ? undefined : await readText(har),
  };
}

/** Reads a file without its byte order mark, which some browsers put before an archive. */
async function readText(file: string): Promise<string> {
  const text = await readFile(file, "utf8").catch((error: NodeJS.ErrnoException) => {
    const reason = error.code === "ENOENT" ? "there is no such file" : error.message;
    throw new RequestsError(`\`${file}\` could not be read: ${reason}.`);
  });
  return text.replace(/^\uFEFF/, "");
}

/** Validators and prints the report, writes what was asked for, and gives the exit code. */
async function conclude({ report, samples }: Verification, options: VerifyCommandOptions): Promise<number> {
  const verdict = checkVerification(report, options);
  const judged = { ...report, verdict };
  const colour = takesColour(process.stdout);
  if (!options.quiet) console.log(renderVerifyText(judged, { colour, width: process.stdout.columns }));
  const unwritten = [
    ...(await writeTexts(listSamples(samples, options))),
    ...(await writeTexts(listReports(judged, options.report))),
  ].map(({ message }) => message);
  const whole = addUnwrittenToVerification(verdict, unwritten);
  // What could be written is to tell of what could not.
  if (unwritten.length > 0) await writeTexts(listReports({ ...report, verdict: whole }, options.report));
  for (const reason of whole.reasons) console.error(reason);
  return whole.exitCode;
}

function listSamples(samples: Verification["samples"], { record }: VerifyCommandOptions) {
  return record === undefined ? [] : [...samples].map(([name, text]) => ({ file: join(record, name), text }));
}

function listReports(report: VerifyReport, targets: readonly ReportTarget[]) {
  return targets.map(({ file, format }) => ({ file, text: renderVerifyReport(report, format) }));
}

function readPositive(text: string): number {
  const number = Number(text);
  if (/^\d+(?:\.\d+)?$/.test(text) && number > 0) return number;
  throw new InvalidArgumentError("It takes a number above 0, such as 1 or 0.5.");
}

function readPages(text: string): number {
  if (/^[1-9]\d{0,5}$/.test(text)) return Number(text);
  throw new InvalidArgumentError("It takes a whole number from 1, such as 10.");
}

function readCode(text: string): VerifyCode {
  if (isCode(text)) return text;
  throw new InvalidArgumentError(explainCode("difference", text, Object.keys(guide)));
}

const guide = { ...differenceGuide, ...inferenceGuide };

function isCode(text: string): text is VerifyCode {
  return Object.hasOwn(guide, text);
}
