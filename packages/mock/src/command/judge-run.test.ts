import { expect, test } from "vitest";
import { library } from "../../test/library.js";
import { loadDocument } from "../contract/load-document.js";
import { readOperations } from "../contract/read-operations.js";
import type { ContractReport, Violation } from "../report/contract-report.js";
import { createTally, readRecordedDocument, recordExchange, reportTally } from "../session/record-exchange.js";
import { judgeRun } from "./judge-run.js";
import { readThreshold } from "./thresholds.js";

const { document } = await loadDocument(library.spec);
const recorded = readRecordedDocument(document.info, readOperations(document));

/** Of five operations, the given ones were called; `books.list` with the largest page. */
function report(...called: string[]): ContractReport {
  const tally = createTally();
  const nothing = { example: undefined, scenario: undefined, page: undefined, problems: [], correction: undefined };
  for (const operation of called) {
    const given = { "query.count": ["5"] };
    const exchange = {
      session: "",
      verb: "GET",
      target: "",
      operation,
      given,
      status: 200,
      duration_ms: 1,
      ...nothing,
    };
    recordExchange(recorded, tally, { ofOne: 10, left: 0 }, exchange);
  }
  return reportTally(recorded, tally);
}

const violation: Violation = {
  code: "parameter-wrong",
  place: "query.count",
  message: "",
  count: 2,
  request: { verb: "GET", target: "/books" },
};
const broken = { ...report("books.list"), violations: [violation] };

test("passes a run that kept the contract", () => {
  expect(judgeRun(report("books.list"))).toEqual({ exitCode: 0, reasons: [] });
});

test("fails for violations, unless they are allowed or ignored", () => {
  expect(judgeRun(broken)).toEqual({ exitCode: 1, reasons: ["2 violations of the contract."] });
  expect(judgeRun(broken, { allowViolations: true }).exitCode).toBe(0);
  expect(judgeRun(broken, { ignore: ["parameter-wrong"] }).exitCode).toBe(0);
  expect(judgeRun(broken, { ignore: ["parameter-unknown"] }).exitCode).toBe(1);
});

test("fails for violations that the report does not list, whatever they are", () => {
  expect(judgeRun({ ...broken, unlisted: 3 }, { ignore: ["parameter-wrong"] }).reasons).toEqual([
    "3 violations of the contract.",
  ]);
});

test("fails a run that called nothing, unless that is what is asked for", () => {
  expect(judgeRun(report())).toMatchObject({ exitCode: 3, reasons: [expect.any(String), expect.any(String)] });
  expect(judgeRun(report(), { thresholds: { operations: 0 } })).toEqual({ exitCode: 0, reasons: [] });
});

test("fails for thresholds that are missed, by number and by share", () => {
  const two = report("books.list", "books.get");

  expect(judgeRun(two, { thresholds: { operations: "40%", boundaries: 1 } }).exitCode).toBe(0);
  expect(judgeRun(two, { thresholds: { operations: "40.1%", boundaries: 2 } })).toEqual({
    exitCode: 3,
    reasons: ["Operations: 2 of 5 (40%) reached, 40.1% asked for.", "Boundaries: 1 of 5 reached, 2 asked for."],
  });
});

test("tells violations first when both are there", () => {
  const { exitCode, reasons } = judgeRun(broken, { thresholds: { operations: 5 } });

  expect([exitCode, reasons.length]).toEqual([1, 2]);
});

test("takes any share of nothing for all of it", () => {
  const bare = { ...report("books.list"), operations: [] };

  expect(judgeRun(bare, { thresholds: { operations: 0, pages: "100%" } }).exitCode).toBe(0);
});

test("reads numbers and shares, and nothing else", () => {
  expect(["80%", "12.5%", "7", "0", "100%"].map(readThreshold)).toEqual(["80%", "12.5%", 7, 0, "100%"]);
  expect(["", "%", "101%", "1.5", "-1", "1e3", "a"].map(readThreshold)).toEqual(Array.from({ length: 7 }));
});
