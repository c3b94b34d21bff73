import {
  addUnwritten,
  addUnwrittenToVerification,
  type ContractReport,
  checkReport,
  checkVerification,
  renderReport,
  renderVerifyReport,
  type ReportDemands,
  type ReportFormat,
  type ReportTarget,
  takesColor,
  toPlainText,
  type VerifyDemands,
  type VerifyReport,
  writeReports,
  writeTexts,
} from "@shortvideo-api/report";
import { join } from "node:path";

/** Where a report goes. */
export interface ReportOutput {
  /** The files to write. */
  readonly targets: readonly ReportTarget[];
  /** The stream to print the report to; `undefined` to print none. */
  readonly terminal: NodeJS.WriteStream | undefined;
  /** The samples to write, by name. Default: none. */
  readonly samples?: ReadonlyMap<string, string>;
  /** The folder of the samples. Default: they are not written. */
  readonly record?: string | undefined;
}

/**
 * Checks a report, prints it, and writes it to the given files. If the report does not pass, prints the reasons to standard error.
 * Returns the exit code of the verdict.
 */
export function concludeReport(report: ContractReport, demands: ReportDemands, output: ReportOutput): Promise<number> {
  return conclude(report, checkReport(report, demands), { render: renderReport, addUnwritten }, output);
}

/** Does for a verification what {@link concludeReport} does for a run. */
export function concludeVerification(
  report: VerifyReport,
  demands: VerifyDemands,
  output: ReportOutput,
): Promise<number> {
  const kind = { render: renderVerifyReport, addUnwritten: addUnwrittenToVerification };
  return conclude(report, checkVerification(report, demands), kind, output);
}

/** The functions for a kind of report. */
interface ReportKind<Report, Verdict> {
  readonly render: (
    report: Report & { readonly verdict: Verdict },
    format: ReportFormat,
    options?: Parameters<typeof renderReport>[2],
  ) => string;
  readonly addUnwritten: (verdict: Verdict, messages: readonly string[]) => Verdict;
}

async function conclude<
  Report,
  Verdict extends { readonly exitCode: number; readonly failures: readonly { readonly message: string }[] },
>(
  report: Report,
  verdict: Verdict,
  { render, addUnwritten: add }: ReportKind<Report, Verdict>,
  { targets, terminal, samples = new Map(), record }: ReportOutput,
): Promise<number> {
  const checked = { ...report, verdict };
  terminal?.write(`${render(checked, "text", { color: takesColor(terminal), width: terminal.columns })}\n`);
  const files = record === undefined ? [] : [...samples].map(([name, text]) => ({ file: join(record, name), text }));
  const unwritten = [
    ...(await writeTexts(files)),
    ...(await writeReports(targets, (format) => render(checked, format))),
  ];
  const finalVerdict = add(
    verdict,
    unwritten.map(({ message }) => message),
  );
  // The written reports also name the files that could not be written.
  const written = targets.filter(({ file }) => !unwritten.some((error) => error.file === file));
  const final = { ...report, verdict: finalVerdict };
  if (unwritten.length > 0) await writeReports(written, (format) => render(final, format));
  for (const { message } of finalVerdict.failures) console.error(toPlainText(message));
  return finalVerdict.exitCode;
}
