import * as fc from "fast-check";
import { expect, test } from "vitest";
import { hostileReports, someDemands } from "../../test/hostile-reports.js";
import { exampleReport, withViolations } from "../../test/example-report.js";
import type { ContractReport } from "../model/contract-report.js";
import { checkReport } from "../verdict/check-report.js";
import { readReport } from "../merge/read-report.js";
import { type ReportFormat, reportFormatNames as formats } from "../render/formats.js";
import { renderReport } from "./render-report.js";

interface SarifResult {
  level: string;
  suppressions: object[];
}

/** For each format, returns `true` if the text of the report shows that the run failed. */
const showsFailure: Readonly<Record<ReportFormat, (text: string) => boolean>> = {
  text: (text) => text.startsWith("✗"),
  json: (text) => readReport(text, "report.json").verdict?.exitCode !== 0,
  junit: (text) => !/<testsuites [^>]*failures="0"/.test(text),
  sarif: (text) => {
    const { results } = (JSON.parse(text) as { runs: [{ results: SarifResult[] }] }).runs[0];
    return results.some(({ level, suppressions }) => level === "error" && suppressions.length === 0);
  },
  html: (text) => text.includes("does not pass: exit code"),
  markdown: (text) => text.startsWith("✗"),
  github: (text) => /^::error /m.test(text),
};

function check(report: ContractReport, demands: Parameters<typeof checkReport>[1]): ContractReport {
  return { ...report, verdict: checkReport(report, demands) };
}

test.each(formats)("%s contains a failure exactly if the run fails", (format) => {
  fc.assert(
    fc.property(hostileReports, someDemands, (report, demands) => {
      const checked = check(report, demands);
      expect(showsFailure[format](renderReport(checked, format))).toBe(checked.verdict?.exitCode !== 0);
    }),
  );
});

test.each(formats)("%s contains a missed threshold as a failure, and no failure if the run passes", (format) => {
  const passed = check(withViolations(), { thresholds: { operations: "50%" } });
  expect(showsFailure[format](renderReport(passed, format))).toBe(false);
  const short = check(withViolations(), { thresholds: { operations: "100%" } });
  expect(showsFailure[format](renderReport(short, format))).toBe(true);
  // Annotations escape percent signs.
  const text = renderReport(short, format).replaceAll("%25", "%");
  expect(text).toContain("Operations: 2 of 3 (66%) covered, 100% required.");
});

test("shows the header of a violation, and its advice", () => {
  const report = withViolations({
    code: "key-missing",
    operation: "books.list",
    place: "header.x-reader-key",
    message: "There is none.",
    advice: "Rename the header `x-api-key` to `x-reader-key`.",
    count: 1,
    request: { method: "GET", target: "/books", header: "x-api-key: …" },
  });
  const sent = "GET /books with x-api-key: …";

  for (const format of ["text", "junit", "markdown", "github"] as const)
    expect(renderReport(report, format)).toContain(sent);
  expect(renderReport(report, "html")).toContain("<pre><b>GET</b> /books\nx-api-key: …</pre>");
  const sarif = JSON.parse(renderReport(report, "sarif"));
  expect(sarif).toMatchObject({ runs: [{ results: [{ webRequest: { headers: { "x-api-key": "…" } } }] }] });
  for (const format of formats) expect(renderReport(report, format)).toMatch(/Rename the header .{0,30}x-api-key/);
});

test("counts allowed violations by themselves, so that the headline and the list have the same number", () => {
  const text = renderReport(check(exampleReport, { ignore: ["parameter-wrong"] }), "text");

  expect(text).toMatch(/^✗ Requests broke the contract: 1 violation\.$/m);
  expect(text).toMatch(/^Violations: 1, and 1 allowed$/m);
});

test("counts no violations that are not listed as listed", () => {
  const unlisted = [{ code: "body-wrong", count: 7 }] as const;
  const text = renderReport(check({ ...exampleReport, unlisted }, {}), "text");

  expect(text).toMatch(/^✗ Requests broke the contract: at least 3 violations\.$/m);
  expect(text).toMatch(/^Violations: 2 listed$/m);
  expect(text).toMatch(/^ {2}and violations that are not listed: of body-wrong in 7 requests$/m);
});
