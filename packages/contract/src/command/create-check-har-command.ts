import { Command } from "commander";
import { MockStartError } from "@shortvideo-api/mock";
import { claimFiles, ReportWriteError } from "@shortvideo-api/report";
import { checkHar } from "../traffic/check-har.js";
import { RequestsError } from "../verify/request/read-request-lines.js";
import { VerifyOptionsError } from "../verify/verify-service.js";
import { readRequestsFile } from "./create-verify-command.js";
import { addTrafficOptions, concludeTraffic, prepareOutput, type TrafficOptions } from "./traffic-options.js";

interface CheckHarOptions extends TrafficOptions {
  readonly baseUrl?: string;
}

/** Creates the command that checks the exchanges of an HTTP archive. */
export function createCheckHarCommand(): Command {
  const command = new Command("check-har")
    .description("Reports where the requests and responses of an HTTP archive (HAR) break the contract.")
    .argument("<file>", "HTTP archive of a browser or a proxy")
    .option("--base-url <url>", "address of the service; default: any, if the path ends with one of the document");
  return addTrafficOptions(command)
    .addHelpText("after", help)
    .showHelpAfterError("`--help` lists all options.")
    .action(async (file: string, options: CheckHarOptions) => {
      process.exitCode = await check(file, options);
    });
}

const help = `
Bodies that the archive does not have are named as not compared. Keys appear in no output. The report goes to standard output.

Exit code:
  0  nothing broke the contract
  1  requests broke the contract, responses differ from it, or --fail-on found a warning
  2  usage error, or the file is no HTTP archive
  3  nothing broke the contract, but the coverage is below a --min-… option; the default of --min-operations is 1
  4  the document could not be read, or a report or a sample could not be written
  70 the command itself failed, which says nothing about the traffic`;

async function check(file: string, options: CheckHarOptions): Promise<number> {
  const { baseUrl, spec, overlay, record, quiet } = options;
  const files = options.report.map((each) => each.file);
  let release: (() => void) | undefined;
  try {
    const text = await readRequestsFile(file);
    release = await claimFiles(files, "contract check-har");
    await prepareOutput(options);
    const checked = await checkHar(text, { baseUrl, spec, overlays: overlay, record: record !== undefined });
    const { report, otherEntries, samples } = checked;
    if (otherEntries > 0 && !quiet) console.error(`Entries that are no requests to the service: ${otherEntries}.`);
    return await concludeTraffic(report, samples, options, process.stdout);
  } catch (error) {
    const isUsageError = error instanceof VerifyOptionsError || error instanceof RequestsError;
    if (!isUsageError && !(error instanceof MockStartError || error instanceof ReportWriteError)) throw error;
    console.error(error.message);
    return isUsageError ? 2 : 4;
  } finally {
    release?.();
  }
}
