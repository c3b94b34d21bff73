import { expect, test } from "vitest";
import { narrower } from "../../test/example-diff.js";
import type { DiffReport } from "./diff-report.js";
import { renderDiffReport } from "./render-diff-report.js";

const document = { title: "Pets", version: "1.0.0", file: "spec/openapi.yaml" };
const report: DiffReport = {
  format: 1,
  base: document,
  document,
  headline: "1 change requires a major release",
  bump: "major",
  failOn: "never",
  changes: [{ ...narrower, witness: '"<21>"' }],
};

test.each([
  ["text", 'A value that breaks callers: `"<21>"`'],
  ["markdown", 'A value that breaks callers: `"<21>"`'],
  ["html", "A value that breaks callers: <code>&quot;&lt;21&gt;&quot;</code>"],
  ["json", String.raw`"witness": "\"<21>\""`],
] as const)("shows the value that breaks callers as %s", (format, expected) => {
  expect(renderDiffReport(report, format).replaceAll(/\s+/g, " ")).toContain(expected);
});
