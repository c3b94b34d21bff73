import {
  addUnwritten,
  type ContractReport,
  checkReport,
  renderText,
  type ReportDemands,
  type ReportTarget,
  takesColour,
  toPlainText,
  writeReports,
} from "@shortvideo-api/report";

export interface Conclusion {
  readonly demands: ReportDemands;
  readonly targets: readonly ReportTarget[];
  /** Where the report is printed; `undefined` where it is not. */
  readonly terminal: NodeJS.WriteStream | undefined;
}

/**
 * Validators a report, prints it, writes it to the files that were asked for, and says on standard error why it does not pass. Gives
 * the exit code of the verdict.
 */
export async function concludeReport(
  report: ContractReport,
  { demands, targets, terminal }: Conclusion,
): Promise<number> {
  const verdict = checkReport(report, demands);
  const judged = { ...report, verdict };
  terminal?.write(`${renderText(judged, { colour: takesColour(terminal), width: terminal.columns })}\n`);
  const unwritten = await writeReports(judged, targets);
  const whole = addUnwritten(
    verdict,
    unwritten.map(({ message }) => message),
  );
  // What could be written is to tell of what could not.
  const written = targets.filter(({ file }) => !unwritten.some((each) => each.file === file));
  if (unwritten.length > 0) await writeReports({ ...report, verdict: whole }, written);
  for (const { message } of whole.failures) console.error(toPlainText(message));
  return whole.exitCode;
}
