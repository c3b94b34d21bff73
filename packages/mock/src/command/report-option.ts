import { addReportTarget, type ReportTarget, ReportTargetError } from "@shortvideo-api/report";
import { InvalidArgumentError, Option } from "commander";

/** An option that names a file to write a report to; may be repeated. `what` begins its help. */
export function reportOption(flags: string, what: string): Option {
  const form =
    "its name ends in .html, .json, .xml (JUnit), .sarif or .txt, or begins with html:, json:, junit:, sarif: or text:";
  return new Option(flags, `${what}; may be repeated; ${form}`).default([], "none").argParser(readTargets);
}

function readTargets(text: string, before: readonly ReportTarget[]): ReportTarget[] {
  try {
    return addReportTarget(before, text);
  } catch (error) {
    throw error instanceof ReportTargetError ? new InvalidArgumentError(error.message) : error;
  }
}
