import { isRecord } from "@shortvideo-api/document";
import { type ContractReport, reportSchema } from "../model/contract-report.js";
import { readVerdict } from "../verdict/check-report.js";
import type { PartSchema } from "../model/schema.js";

/** Returns a report and its verdict as JSON. The keys are always in the same order, so that files can be compared line by line. */
export function toSortedData(report: ContractReport): object {
  return sortRecord({ ...report, verdict: readVerdict(report) }, reportSchema);
}

function sortKeys(value: unknown, schema: PartSchema<unknown>): unknown {
  const { items } = schema;
  if (Array.isArray(value)) return items ? value.map((item) => sortKeys(item, items)) : value;
  return isRecord(value) ? sortRecord(value, schema) : value;
}

function sortRecord(value: Readonly<Record<string, unknown>>, { properties = {} }: PartSchema<unknown>): object {
  return Object.fromEntries(
    Object.entries(properties)
      .filter(([key]) => value[key] !== undefined)
      .map(([key, schema]) => [key, sortKeys(value[key], schema)]),
  );
}
