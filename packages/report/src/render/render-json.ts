import { isRecord } from "@shortvideo-api/document";
import type { ContractReport } from "../model/contract-report.js";
import { readVerdict } from "../verdict/check-report.js";
import { type ReportSchema, reportSchema } from "../merge/report-schema.js";

/** Prints a report and its verdict as JSON. The keys are always in the same order, so that files can be compared line by line. */
export function renderJson(report: ContractReport): string {
  return `${JSON.stringify(sortKeys({ ...report, verdict: readVerdict(report) }, reportSchema), null, 2)}\n`;
}

function sortKeys(value: unknown, { properties = {}, items }: ReportSchema): unknown {
  if (Array.isArray(value)) return items ? value.map((item) => sortKeys(item, items)) : value;
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(properties)
      .filter(([key]) => value[key] !== undefined)
      .map(([key, schema]) => [key, sortKeys(value[key], schema)]),
  );
}
