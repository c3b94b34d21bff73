import * as fc from "fast-check";
import { expect, test } from "vitest";
import { shardReports } from "../../test/shard-reports.js";
import { asShard, exampleReport, withOperation } from "../../test/example-report.js";
import type { ContractReport, ReadPart } from "../model/contract-report.js";
import { checkReport } from "../verdict/check-report.js";
import { mergeReports } from "./merge-reports.js";
import { readReport } from "./read-report.js";
import { renderReport } from "../contract/render-report.js";

const text = (...reports: Parameters<typeof mergeReports>[0]) => renderReport(mergeReports(reports), "json");

test("the order of reports does not matter", () => {
  fc.assert(
    fc.property(shardReports, shardReports, (one, other) => {
      expect(text(one, other)).toBe(text(other, one));
    }),
  );
});

test("the grouping of merges does not matter", () => {
  fc.assert(
    fc.property(shardReports, shardReports, shardReports, (one, two, three) => {
      expect(text(mergeReports([one, two]), three)).toBe(text(one, mergeReports([two, three])));
      expect(text(mergeReports([one, two]), three)).toBe(text(one, two, three));
    }),
  );
});

test("an empty report changes nothing", () => {
  fc.assert(
    fc.property(shardReports, (report) => {
      const nothing = readReport(
        JSON.stringify(
          {
            ...report,
            recordings: [],
            runs: [],
            started: undefined,
            violations: [],
            unlisted: undefined,
            engines: undefined,
            comparison: undefined,
          },
          (key, value: unknown) =>
            key === "responses"
              ? []
              : typeof value === "number" && !["format", "value", "line"].includes(key)
                ? 0
                : value,
        ),
        "nothing",
      );
      expect(text(report, nothing)).toBe(text(report));
      expect(text(mergeReports([report]))).toBe(text(report));
    }),
  );
});

/** Merges a report with one of another shard. */
function merge(one: ContractReport, other: ContractReport): ContractReport {
  return mergeReports([one, { ...other, recordings: asShard("2").recordings }]);
}

const listCodes = ({ warnings }: ContractReport) => warnings.map(({ code }) => code);

test("adds the abandoned requests of all shards, and warns of them if no shard received a response", () => {
  const abandoned = withOperation({ requests: 0, abandoned: 2 });
  expect(merge(abandoned, abandoned).operations[0]).toMatchObject({ requests: 0, abandoned: 4 });
  expect(listCodes(merge(abandoned, abandoned))).toContain("response-abandoned");
  expect(merge(abandoned, exampleReport).operations[0]).toMatchObject({ abandoned: 2 });
  expect(listCodes(merge(exampleReport, abandoned))).not.toContain("response-abandoned");
});

test("adds counts, and merges violations of the same kind", () => {
  const merged = mergeReports([exampleReport, asShard("2")]);
  expect(merged.requests).toBe(24);
  expect(merged.runs).toHaveLength(2);
  expect(merged.operations[0]).toMatchObject({ requests: 14, pages: { first: 8, further: 4, last: 2, empty: 0 } });
  expect(merged.operations[0]?.parameters[0]?.values?.map(({ count }) => count)).toEqual([4, 0, 0]);
  expect(merged.violations.map(({ code, count }) => [code, count])).toEqual([
    ["parameter-wrong", 4],
    ["path-unknown", 2],
  ]);
});

/** Makes the report of a mock that has counted one end of a list, and these parts of lists. */
function withParts(recording: string, parts: readonly ReadPart[]): ContractReport {
  const pages = { first: 2, further: 2, last: 1, empty: 0, parts };
  return { ...withOperation({ pages }), recordings: [recording] };
}

function countEnds(...reports: ContractReport[]): number | undefined {
  return mergeReports(reports).operations[0]?.pages?.last;
}

test("counts the lists that several mocks have returned together, but no list of one mock a second time", () => {
  const beginning = withParts("a", [{ to: "1", count: 2 }]);
  const middle = withParts("b", [{ from: "1", to: "2", count: 1 }]);
  const end = withParts("c", [{ from: "2", count: 3 }]);
  const whole = withParts("d", [...(beginning.operations[0]?.pages?.parts ?? []), { from: "1", count: 2 }]);

  expect(countEnds(beginning, middle)).toBe(2);
  expect(countEnds(beginning, end)).toBe(2);
  expect(countEnds(beginning, middle, end)).toBe(3 + 1);
  expect(countEnds(mergeReports([end, beginning]), middle)).toBe(3 + 1);
  expect(countEnds(mergeReports([beginning, middle, end]))).toBe(3 + 1);
  // Pages that name themselves or each other as the next.
  const loops = [
    { from: "1", to: "1", count: 1_000_000_000 },
    { from: "1", to: "2", count: 1_000_000_000 },
    { from: "2", to: "1", count: 1_000_000_000 },
  ];
  expect(countEnds(beginning, withParts("e", loops))).toBe(2);
  expect(countEnds(beginning, withParts("e", loops.slice(0, 2)), end)).toBe(3 + 2);
  // The mock did not count these parts: it returned them in another order.
  expect(countEnds(whole)).toBe(1);
});

const unknown = (target: string) => ({
  code: "path-unknown" as const,
  place: "path",
  message: "",
  count: 1,
  request: { method: "GET", target },
});

test("keeps the file and the lines of the document only if all shards agree on them", () => {
  const elsewhere = asShard("3", { document: { ...exampleReport.document, file: "library.yaml" } });
  expect(mergeReports([exampleReport, asShard("2")])).toMatchObject({
    document: { file: "spec/library.yaml" },
    operations: [{ line: 31 }, {}, {}],
  });
  expect(mergeReports([exampleReport, elsewhere]).document).toEqual({ title: "Library", version: "2.1.0" });
});

test("lists each unknown path separately, after the violations of operations", () => {
  const shards = [unknown("/a?x=1"), unknown("/b"), unknown("/a?x=2")].map((violation, index) =>
    asShard(String(index), { violations: [violation, ...exampleReport.violations.slice(0, 1)] }),
  );
  expect(mergeReports(shards).violations.map(({ request, count }) => [request.target, count])).toEqual([
    ["/books?count=51", 6],
    ["/a?x=1", 2],
    ["/b", 1],
  ]);
});

test("rejects reports of different documents", () => {
  const other = { ...exampleReport, document: { title: "Library", version: "3.0.0" } };
  expect(() => mergeReports([exampleReport, other])).toThrow(
    "The reports are of two documents: `report 1` is of `Library 2.1.0`, `report 2` of `Library 3.0.0`. " +
      "Merge only reports of the same document.",
  );
  expect(() => mergeReports([exampleReport, withOperation({ path: "/volumes" })])).toThrow(
    "The reports are of two documents that are both called `Library 2.1.0`: `books.list` is not the same in `report 1` and `report 2`.",
  );
  const shorter = { ...exampleReport, operations: exampleReport.operations.slice(0, 2) };
  expect(() => mergeReports([shorter, exampleReport])).toThrow("`loans.count` is not the same in");
  expect(() => mergeReports([exampleReport, shorter])).toThrow("`loans.count` is not the same in");
  expect(() => mergeReports([])).toThrow("There is no report to merge. Give at least one.");
});

test("rejects a report that is given twice, or together with a report that includes it", () => {
  const whole = mergeReports([exampleReport, asShard("2")]);
  expect(() => mergeReports([exampleReport, asShard("2"), exampleReport], ["a.json", "b.json", "a.json"])).toThrow(
    "`a.json` was given twice. Give each report once, and either a merged report or its parts.",
  );
  expect(() => mergeReports([whole, asShard("2")], ["all.json", "b.json"])).toThrow(
    "`all.json` and `b.json` contain the same requests.",
  );
});

test("adds unlisted violations by code", () => {
  const one = asShard("1", { unlisted: [{ code: "path-unknown", count: 2 }] });
  const other = asShard("2", {
    unlisted: [
      { code: "key-missing", count: 1 },
      { code: "path-unknown", count: 3 },
    ],
  });
  expect(mergeReports([one, other]).unlisted).toEqual([
    { code: "key-missing", count: 1 },
    { code: "path-unknown", count: 5 },
  ]);
});

test("drops the verdicts of the shards", () => {
  const verdict = checkReport(exampleReport, { allowViolations: true });
  expect(mergeReports([{ ...exampleReport, verdict }])).toEqual(exampleReport);
});
