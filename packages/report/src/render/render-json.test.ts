import * as fc from "fast-check";
import { expect, test } from "vitest";
import { hostileReports } from "../../test/hostile-reports.js";
import { exampleReport } from "../../test/example-report.js";
import { checkReport } from "../verdict/check-report.js";
import { readReport } from "../merge/read-report.js";
import type { ContractReport } from "../model/contract-report.js";
import { renderReport } from "../contract/render-report.js";

const renderJson = (report: ContractReport) => renderReport(report, "json");

test("writes JSON that is read as the same report", () => {
  fc.assert(
    fc.property(hostileReports, (report) => {
      expect(readReport(renderJson(report), "report.json")).toEqual({ ...report, verdict: checkReport(report) });
    }),
  );
});

test("writes keys in the same order for any order of the input", () => {
  const reversed = JSON.parse(JSON.stringify(exampleReport), (_, value: unknown) =>
    typeof value === "object" && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).reverse())
      : value,
  );
  expect(Object.keys(reversed)).not.toEqual(Object.keys(exampleReport));
  expect(renderJson(reversed)).toBe(renderJson(exampleReport));
  expect(renderJson(exampleReport).startsWith('{\n  "format": 1,\n  "document": {')).toBe(true);
});
