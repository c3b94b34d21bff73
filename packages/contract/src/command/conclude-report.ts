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
  type Verdict,
  type VerifyDemands,
  type VerifyReport,
  type VerifyVerdict,
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
  const render: Render<Verdict> = (verdict, ...given) => renderReport({ ...report, verdict }, ...given);
  return conclude(checkReport(report, demands), render, "failed", output);
}

/** Does for a verification what {@link concludeReport} does for a run. */
export function concludeVerification(
  report: VerifyReport,
  demands: VerifyDemands,
  output: ReportOutput,
): Promise<number> {
  const render: Render<VerifyVerdict> = (verdict, ...given) => renderVerifyReport({ ...report, verdict }, ...given);
  return conclude(checkVerification(report, demands), render, "short", output);
}

/** Writes a report with its verdict. */
type Render<Of> = (verdict: Of, format: ReportFormat, options?: Parameters<typeof renderReport>[2]) => string;

/** Concludes a report of any kind. `unwrittenKind` is that of a verdict that fails only because a file could not be written. */
async function conclude<Of extends AnyVerdict>(
  verdict: Of,
  render: Render<Of>,
  unwrittenKind: Of["kind"],
  { report: targets, record, quiet = false, terminal, samples = new Map() }: ReportOutput,
): Promise<number> {
  if (!quiet) terminal.write(`${render(verdict, "text", { color: takesColor(terminal), width: terminal.columns })}\n`);
  const files = record === undefined ? [] : [...samples].map(([name, text]) => ({ file: join(record, name), text }));
  const unwritten = [
    ...(await writeTexts(files)),
    ...(await writeReports(targets, (format) => render(verdict, format))),
  ];
  const messages = unwritten.map(({ message }) => message);
  const final = addUnwritten(verdict, messages, unwrittenKind);
  // The written reports also name the files that could not be written.
  const written = targets.filter(({ file }) => !unwritten.some((error) => error.file === file));
  if (unwritten.length > 0) await writeReports(written, (format) => render(final, format));
  for (const { message } of final.failures) console.error(toPlainText(message));
  return final.exitCode;
}
