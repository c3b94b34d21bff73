import { addReportTarget, type ReportTarget, ReportTargetError, reportTargetForm } from "@shortvideo-api/report";
import { InvalidArgumentError, Option } from "commander";

/** Creates an option that names a report file and can be repeated. `purpose` begins its help. */
export function reportOption(flags: string, purpose: string): Option {
  return new Option(flags, `${purpose}; ${reportTargetForm}`).default([], "none").argParser(readTargets);
}

function readTargets(text: string, others: readonly ReportTarget[]): ReportTarget[] {
  try {
    return addReportTarget(others, text);
  } catch (error) {
    throw error instanceof ReportTargetError ? new InvalidArgumentError(error.message) : error;
  }
}
