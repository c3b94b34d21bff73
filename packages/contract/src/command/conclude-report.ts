import {
  addUnwritten,
  type ContractReport,
  checkReport,
  renderReport,
  type ReportDemands,
  type ReportTarget,
  takesColor,
  toPlainText,
  writeReports,
} from "@shortvideo-api/report";

/** Options of {@link concludeReport}. */
export interface ConcludeOptions {
  /** The requirements that the report must meet. */
  readonly demands: ReportDemands;
  /** The files to write. */
  readonly targets: readonly ReportTarget[];
  /** The stream to print the report to; `undefined` to print none. */
  readonly terminal: NodeJS.WriteStream | undefined;
}

/**
 * Checks a report, prints it, and writes it to the given files. If the report does not pass, prints the reasons to standard error.
 * Returns the exit code of the verdict.
 */
export async function concludeReport(
  report: ContractReport,
  { demands, targets, terminal }: ConcludeOptions,
): Promise<number> {
  const verdict = checkReport(report, demands);
  const checked = { ...report, verdict };
  terminal?.write(`${renderReport(checked, "text", { color: takesColor(terminal), width: terminal.columns })}\n`);
  const unwritten = await writeReports(targets, (format) => renderReport(checked, format));
  const finalVerdict = addUnwritten(
    verdict,
    unwritten.map(({ message }) => message),
  );
  // The written reports also name the files that could not be written.
  const written = targets.filter(({ file }) => !unwritten.some((error) => error.file === file));
  const final = { ...report, verdict: finalVerdict };
  if (unwritten.length > 0) await writeReports(written, (format) => renderReport(final, format));
  for (const { message } of finalVerdict.failures) console.error(toPlainText(message));
  return finalVerdict.exitCode;
}
