import { expect, test } from "vitest";
import { asShard, exampleEngine, exampleReport, withViolations } from "../../test/example-report.js";
import { mergeReports } from "../merge/merge-reports.js";
import { readReport } from "../merge/read-report.js";
import { checkReport } from "../verdict/check-report.js";
import type { ReportFormat } from "./formats.js";
import { renderReport } from "../contract/render-report.js";

const report = { ...withViolations(), engines: [exampleEngine] };

const expected = `
Prism: 12 requests validated, 3 responses created, 3 disagreements

  1  books.list · request-accepted · 2 requests
     The mock rejects the request, and Prism accepts it: query.Count:
     parameter-unknown
     sent   GET /books?Count=…

  2  no operation · engine-failed · 1 request
     Prism has no verdict: Prism threw: URIError: URI malformed.
     sent   GET /books/%zz

Coverage
`;

test("text has a section for each engine, before the coverage", () => {
  expect(renderReport(report, "text", { width: 80 })).toContain(expected);
});

test.each<[ReportFormat, string, string]>([
  ["html", '<a href="#engine-1">', "The mock rejects the request, and Prism accepts it"],
  ["junit", 'classname="engine-failed"', "The mock rejects the request, and Prism accepts it"],
  ["sarif", '"ruleId": "request-accepted"', "The mock rejects the request, and Prism accepts it"],
  ["json", '"name": "prism"', "query.Count: parameter-unknown"],
])("%s contains the section of another engine only if there is one", (format, place, text) => {
  const [withEngine, without] = [report, exampleReport].map((each) => renderReport(each, format));

  expect(withEngine).toContain(place);
  expect(withEngine).toContain(text);
  expect(without).not.toContain(place);
  expect(without).not.toContain(text);
});

test("a disagreement does not fail a run, in any format", () => {
  expect(checkReport(report, {})).toMatchObject({ kind: "kept", exitCode: 0 });
  expect(renderReport(report, "junit")).toContain('failures="0"');
  const { runs } = JSON.parse(renderReport(report, "sarif")) as { runs: { results: { level: string }[] }[] };
  expect(runs[0]?.results.map(({ level }) => level)).toEqual(["note", "note"]);
});

test("reports an engine without disagreements", () => {
  const engine = { name: "prism", requests: 1, responses: 1, disagreements: [] };

  expect(renderReport({ ...report, engines: [engine] }, "text")).toContain(
    "Prism: 1 request validated, 1 response created, no disagreement\n",
  );
});

test("merges disagreements of shards with the same operation, code and reason", () => {
  const merged = mergeReports([
    asShard("a", { engines: [exampleEngine] }),
    asShard("b", { engines: [{ ...exampleEngine, unlisted: 4 }] }),
    asShard("c"),
  ]);

  expect(merged.engines).toEqual([
    {
      name: "prism",
      requests: 24,
      responses: 6,
      disagreements: exampleEngine.disagreements.map((each) => ({ ...each, count: 2 * each.count })),
      unlisted: 4,
    },
  ]);
});

test("reads reports with and without engines", () => {
  const written = renderReport(report, "json");

  expect(readReport(renderReport(exampleReport, "json"), "old.json").engines).toBeUndefined();
  expect(readReport(written, "new.json").engines).toEqual([exampleEngine]);
});
