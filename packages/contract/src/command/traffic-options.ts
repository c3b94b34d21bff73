import { join } from "node:path";
import type { Command } from "commander";
import { listOption, specOption } from "@shortvideo-api/mock/commands";
import { type ContractReport, prepareFiles, prepareFolder, writeTexts } from "@shortvideo-api/report";
import { concludeReport } from "./conclude-report.js";
import { addTrafficVerdictOptions, toDemands, type VerdictOptions } from "./verdict-options.js";

/** Options of the commands that check traffic with a service. */
export interface TrafficOptions extends VerdictOptions {
  readonly spec?: string;
  readonly overlay: readonly string[];
  readonly record?: string;
  readonly quiet?: boolean;
}

/** Adds the options of {@link TrafficOptions} to a command. */
export function addTrafficOptions(command: Command): Command {
  command
    .addOption(specOption())
    .addOption(
      listOption("--overlay <file>", "apply this OpenAPI Overlay 1.0 or 1.1 file to the document", (file) => file),
    )
    .option("--record <folder>", "save a response of each operation and status, without personal data");
  return addTrafficVerdictOptions(command).option(
    "-q, --quiet",
    "print no report, only the reasons why it does not pass",
  );
}

/** Prepares the files of reports and the folder of samples. Throws `ReportWriteError` if they cannot be written. */
export async function prepareOutput({ report, record }: TrafficOptions): Promise<void> {
  await prepareFiles(report.map(({ file }) => file));
  if (record !== undefined) await prepareFolder(record);
}

/** Writes the samples, and checks, prints and writes the report. Returns the exit code. */
export async function concludeTraffic(
  report: ContractReport,
  samples: ReadonlyMap<string, string>,
  options: TrafficOptions,
  terminal: NodeJS.WriteStream,
): Promise<number> {
  const { record, quiet } = options;
  const files = [...(record === undefined ? [] : samples)].map(([name, text]) => ({
    file: join(record ?? "", name),
    text,
  }));
  const unwritten = await writeTexts(files);
  const exitCode = await concludeReport(report, {
    demands: toDemands(options),
    targets: options.report,
    terminal: quiet ? undefined : terminal,
  });
  for (const { message } of unwritten) console.error(message);
  return exitCode === 0 && unwritten.length > 0 ? 4 : exitCode;
}
