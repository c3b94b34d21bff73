import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";
import { isRecord } from "@shortvideo-api/document";
import { type ContractReport, reportSchema } from "../model/contract-report.js";

/** Thrown if a text is not a contract report, or if reports cannot be merged. The message names the report, the reason and the fix. */
export class ReportError extends Error {
  override readonly name = "ReportError";
}

/** Reads a report that was written as JSON. `name` is the name of its file, for the message. Throws a {@link ReportError}. */
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

/** Compiles the schema when it is first needed, because every start of the mock loads this file. */
function compileReportSchema(): ValidateFunction<ContractReport> {
  return (compiled ??= new Ajv2020({ allowUnionTypes: true, strict: true }).compile<ContractReport>(reportSchema));
}

function parse(text: string, name: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    const problem =
      text.trim() === "" ? "is empty" : text.trimStart().startsWith("<") ? "is HTML or XML" : "is not JSON";
    throw new ReportError(
      `\`${name}\` ${problem}. Reports are merged from JSON: have each shard write \`--report …json\`.`,
    );
  }
}
