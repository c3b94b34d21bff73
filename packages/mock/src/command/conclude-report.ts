import type { ContractReport } from "../report/contract-report.js";
import { judgeRun } from "./judge-run.js";
import { toDemands, type VerdictOptions } from "./verdict-options.js";
import { writeReports } from "./write-report.js";

/**
 * Writes a report to the files that were asked for, and says on standard error why it does not pass. Gives the exit code: 1
 * for violations, 3 for a threshold missed, 4 when a file could not be written, else 0.
 */
export async function concludeReport(report: ContractReport, options: VerdictOptions): Promise<0 | 1 | 3 | 4> {
  const { exitCode, reasons } = judgeRun(report, toDemands(options));
  const written = await writeReports(report, options.report);
  for (const reason of reasons) console.error(reason);
  return exitCode === 0 && !written ? 4 : exitCode;
}
