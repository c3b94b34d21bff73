import { addReportTarget, type ReportTarget, ReportTargetError, reportTargetForm } from "@shortvideo-api/report";
import { InvalidArgumentError, Option } from "commander";

/** An option that names a file to write a report to; may be repeated. `what` begins its help. */
export function reportOption(flags: string, what: string): Option {
  return new Option(flags, `${what}; ${reportTargetForm}`).default([], "none").argParser(readTargets);
}

function readTargets(text: string, before: readonly ReportTarget[]): ReportTarget[] {
  try {
    return addReportTarget(before, text);
  } catch (error) {
    throw error instanceof ReportTargetError ? new InvalidArgumentError(error.message) : error;
  }
}
