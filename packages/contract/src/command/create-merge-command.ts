import { Command } from "commander";
import { mergeReports, readReport, ReportError } from "@shortvideo-api/report";
import { concludeReport } from "./conclude-report.js";
import { readInput, runWithReports } from "./run-with-reports.js";
import { addTrafficVerdictOptions, toDemands, type VerdictOptions } from "./verdict-options.js";

/** Creates the command that merges the reports of shards, and checks the merged report. */
export function createMergeCommand(): Command {
  const command = new Command("merge")
    .description("Merges the reports of several runs, such as the shards of a suite, into one.")
    .argument("<files...>", "reports that runs wrote as JSON");
  return addTrafficVerdictOptions(command)
    .addHelpText("after", help)
    .action(async (files: string[], options: VerdictOptions) => {
      process.exitCode = await merge(files, options);
    });
}

const help = `
The order of the files does not matter. All reports must be about the same document. The report goes to standard output.

Exit code:
  0  no request broke the contract, and no response differs from it
  1  requests broke the contract, responses differ from it, or --fail-on found a warning
  2  usage error
  3  nothing broke the contract, but the coverage is below a --min-… option; the default of --min-operations is 1
  4  a report could not be read, merged or written
  70 the command itself failed, which says nothing about the requests`;

async function merge(files: readonly string[], options: VerdictOptions): Promise<number> {
  return await runWithReports(options, async (claim) => {
    await claim("contract merge", files);
    const reports = files.map(async (file) => readReport(await readInput(file, ReportError), file));
    const report = mergeReports(await Promise.all(reports), files);
    return await concludeReport(report, toDemands(options), { ...options, terminal: process.stdout });
  });
}
