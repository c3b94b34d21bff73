import { Command } from "commander";
import { checkHar } from "../traffic/check-har.js";
import { concludeReport } from "./conclude-report.js";
import { readRequestsFile } from "./create-verify-command.js";
import { runWithReports } from "./run-with-reports.js";
import { addTrafficOptions, toDemands, type TrafficOptions } from "./verdict-options.js";

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
  return await runWithReports(options, async (claim) => {
    const text = await readRequestsFile(file);
    await claim("contract check-har", [file, spec, ...overlay]);
    const checked = await checkHar(text, { baseUrl, spec, overlays: overlay, record: record !== undefined });
    const { report, otherEntries, samples } = checked;
    if (otherEntries > 0 && !quiet) console.error(`Entries that are no requests to the service: ${otherEntries}.`);
    return await concludeReport(report, toDemands(options), { ...options, terminal: process.stdout, samples });
  });
}
