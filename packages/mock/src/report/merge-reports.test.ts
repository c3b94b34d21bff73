import * as fc from "fast-check";
import { expect, test } from "vitest";
import { shardReports } from "../../test/arbitrary-report.js";
import { exampleReport, withOperation } from "../../test/example-report.js";
import { mergeReports } from "./merge-reports.js";
import { readReport } from "./read-report.js";
import { renderJson } from "./render-json.js";

const text = (...reports: Parameters<typeof mergeReports>[0]) => renderJson(mergeReports(reports));

test("the order of reports does not matter", () => {
  fc.assert(
    fc.property(shardReports, shardReports, (one, other) => {
      expect(text(one, other)).toBe(text(other, one));
    }),
  );
});

test("it does not matter in which groups reports are merged", () => {
  fc.assert(
    fc.property(shardReports, shardReports, shardReports, (one, two, three) => {
      expect(text(mergeReports([one, two]), three)).toBe(text(one, mergeReports([two, three])));
      expect(text(mergeReports([one, two]), three)).toBe(text(one, two, three));
    }),
  );
});

test("a report of nothing changes nothing", () => {
  fc.assert(
    fc.property(shardReports, (report) => {
      const nothing = readReport(
        JSON.stringify({ ...report, runs: [], violations: [], unlisted: undefined }, (key, value: unknown) =>
          key === "answers" ? [] : typeof value === "number" && !["format", "value", "line"].includes(key) ? 0 : value,
        ),
        "nothing",
      );
      expect(text(report, nothing)).toBe(text(report));
      expect(text(mergeReports([report]))).toBe(text(report));
    }),
  );
});

test("counts add up, and violations of a kind become one", () => {
  const merged = mergeReports([exampleReport, exampleReport]);
  expect(merged.requests).toBe(24);
  expect(merged.runs).toHaveLength(2);
  expect(merged.operations[0]).toMatchObject({ requests: 14, pages: { first: 8, further: 4, last: 2, empty: 0 } });
  expect(merged.operations[0]?.parameters[0]?.values?.map(({ count }) => count)).toEqual([4, 0, 0]);
  expect(merged.violations.map(({ code, count }) => [code, count])).toEqual([
    ["parameter-wrong", 4],
    ["path-unknown", 2],
  ]);
});

const unknown = (target: string) => ({
  code: "path-unknown" as const,
  place: "path",
  message: "",
  count: 1,
  request: { verb: "GET", target },
});

test("where the document stands is kept when all shards have it in the same place", () => {
  const elsewhere = { ...exampleReport, document: { ...exampleReport.document, file: "library.yaml" } };
  expect(mergeReports([exampleReport, exampleReport])).toMatchObject({
    document: { file: "spec/library.yaml" },
    operations: [{ line: 31 }, {}, {}],
  });
  expect(mergeReports([exampleReport, elsewhere]).document).toEqual({ title: "Library", version: "2.1.0" });
});

test("unknown paths stay apart, and stand after what belongs to an operation", () => {
  const shards = [unknown("/a?x=1"), unknown("/b"), unknown("/a?x=2")].map((violation) => ({
    ...exampleReport,
    violations: [violation, ...exampleReport.violations.slice(0, 1)],
  }));
  expect(mergeReports(shards).violations.map(({ request, count }) => [request.target, count])).toEqual([
    ["/books?count=51", 6],
    ["/a?x=1", 2],
    ["/b", 1],
  ]);
});

test("reports of different documents are refused", () => {
  const other = { ...exampleReport, document: { title: "Library", version: "3.0.0" } };
  expect(() => mergeReports([exampleReport, other])).toThrow(
    "The reports are of two documents, `Library 2.1.0` and `Library 3.0.0`. Merge only reports of one and the same.",
  );
  expect(() => mergeReports([exampleReport, withOperation({ path: "/volumes" })])).toThrow(
    "The reports are of two documents that are both called `Library 2.1.0`: `books.list` is not the same in them.",
  );
  const shorter = { ...exampleReport, operations: exampleReport.operations.slice(0, 2) };
  expect(() => mergeReports([shorter, exampleReport])).toThrow("`loans.count` is not the same in them");
  expect(() => mergeReports([exampleReport, shorter])).toThrow("`loans.count` is not the same in them");
  expect(() => mergeReports([])).toThrow("There is no report to merge. Give at least one.");
});
