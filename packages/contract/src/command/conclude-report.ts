import {
  addUnwritten,
  type AnyVerdict,
  type ContractReport,
  checkReport,
  checkVerification,
  renderReport,
  renderVerifyReport,
  type ReportDemands,
  type ReportFormat,
  takesColor,
  toPlainText,
  type VerifyDemands,
  type VerifyReport,
  writeReports,
  writeTexts,
} from "@shortvideo-api/report";
import { join } from "node:path";
import type { OutputOptions } from "./run-with-reports.js";

/** Where a report goes. */
export interface ReportOutput extends OutputOptions {
  readonly terminal: NodeJS.WriteStream;
  /** The samples to write, by name. Default: none. */
  readonly samples?: ReadonlyMap<string, string>;
}

/**
 * Checks a report, prints it, and writes it to the given files. If the report does not pass, prints the reasons to standard error.
 * Returns the exit code of the verdict.
 */
export function concludeReport(report: ContractReport, demands: ReportDemands, output: ReportOutput): Promise<number> {
  return conclude(report, checkReport(report, demands), { render: renderReport, unwritten: "failed" }, output);
}

/** Does for a verification what {@link concludeReport} does for a run. */
export function concludeVerification(
  report: VerifyReport,
  demands: VerifyDemands,
  output: ReportOutput,
): Promise<number> {
  const kind = { render: renderVerifyReport, unwritten: "short" } as const;
  return conclude(report, checkVerification(report, demands), kind, output);
}

/** A kind of report. */
interface ReportKind<Report, Verdict extends AnyVerdict> {
  readonly render: (
    report: Report & { readonly verdict: Verdict },
    format: ReportFormat,
    options?: Parameters<typeof renderReport>[2],
  ) => string;
  /** The kind of a verdict that fails only because a file could not be written. */
  readonly unwritten: Verdict["kind"];
}

async function conclude<Report, Verdict extends AnyVerdict>(
  report: Report,
  verdict: Verdict,
  { render, unwritten: kind }: ReportKind<Report, Verdict>,
  { report: targets, record, quiet = false, terminal, samples = new Map() }: ReportOutput,
): Promise<number> {
  const checked = { ...report, verdict };
  if (!quiet) terminal.write(`${render(checked, "text", { color: takesColor(terminal), width: terminal.columns })}\n`);
  const files = record === undefined ? [] : [...samples].map(([name, text]) => ({ file: join(record, name), text }));
  const unwritten = [
    ...(await writeTexts(files)),
    ...(await writeReports(targets, (format) => render(checked, format))),
  ];
  const messages = unwritten.map(({ message }) => message);
  const finalVerdict = addUnwritten(verdict, messages, kind);
  // The written reports also name the files that could not be written.
  const written = targets.filter(({ file }) => !unwritten.some((error) => error.file === file));
  const final = { ...report, verdict: finalVerdict };
  if (unwritten.length > 0) await writeReports(written, (format) => render(final, format));
  for (const { message } of finalVerdict.failures) console.error(toPlainText(message));
  return finalVerdict.exitCode;
}
