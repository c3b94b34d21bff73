import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";
import { isRecord } from "@shortvideo-api/document";
import type { ContractReport } from "../model/contract-report.js";
import { reportSchema } from "./report-schema.js";

/** A text is not a contract report, or reports cannot be merged. The message says which and why, and what to do. */
export class ReportError extends Error {
  override readonly name = "ReportError";
}

/** Reads a report that was written as JSON. `name` is the file's, for the message. Throws {@link ReportError}. */
export function readReport(text: string, name: string): ContractReport {
  const value = parse(text, name);
  const isReport = compileReportSchema();
  if (isReport(value)) return value;
  if (isRecord(value) && typeof value["format"] === "number" && value["format"] !== 1) {
    throw new ReportError(
      `\`${name}\` has the format ${value["format"]}; this version reads format 1. Use the version that wrote it.`,
    );
  }
  const [first] = isReport.errors ?? [];
  const where = first?.instancePath ? `\`${first.instancePath}\` ` : "it ";
  throw new ReportError(
    `\`${name}\` is not a contract report: ${where}${first?.message ?? "does not fit"}. Give a file that \`--report …json\` wrote.`,
  );
}

let compiled: ValidateFunction<ContractReport> | undefined;

/** Compiles when a report is read first: every start of the mock loads this file. */
function compileReportSchema(): ValidateFunction<ContractReport> {
  return (compiled ??= new Ajv2020({ allowUnionTypes: true, strict: true }).compile<ContractReport>(reportSchema));
}

function parse(text: string, name: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    const what = text.trim() === "" ? "is empty" : text.trimStart().startsWith("<") ? "is HTML or XML" : "is not JSON";
    throw new ReportError(
      `\`${name}\` ${what}. Reports are merged from JSON: have each shard write \`--report …json\`.`,
    );
  }
}
