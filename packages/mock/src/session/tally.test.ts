import { expect, test } from "vitest";
import type { ContractReport, ViolationCode } from "@shortvideo-api/report";
import { library } from "../../test/library.js";
import { makeExchange } from "../../test/make-exchange.js";
import { loadDocument } from "../operation/load-document.js";
import { readServedOperations } from "../operation/read-served-operations.js";
import type { Exchange } from "../exchange/exchange.js";
import { createTally, readRecordedDocument, recordExchange, reportTally, carryTally } from "./tally.js";
import type { ServedOperation } from "../operation/operation.js";

const { document } = await loadDocument(library.spec);
const operations = readServedOperations(document);
const recorded = readRecordedDocument(document, operations);

const wrong = (place: string, code: ViolationCode = "parameter-wrong"): Partial<Exchange> => ({
  status: 400,
  violations: [{ code, place, message: `${place} is wrong` }],
});

function record(...exchanges: Partial<Exchange>[]): ContractReport {
  const tally = createTally();
  for (const exchange of exchanges) {
    recordExchange(recorded, tally, { maxPerLog: 3, left: 0 }, makeExchange(exchange));
  }
  return reportTally(recorded, tally);
}

function coverageOf(report: ContractReport, id: string) {
  const found = report.operations.find((operation) => operation.id === id);
  if (!found) throw new Error(`The report lacks ${id}.`);
  return found;
}

function parameterOf(report: ContractReport, name: string) {
  return coverageOf(report, "books.list").parameters.find((parameter) => parameter.name === name);
}

test("lists all operations in the order of the document, called or not", () => {
  const report = record();

  expect(report.document).toEqual({ title: "A library", version: "1.0.0" });
  expect(report.operations.map(({ id, requests }) => [id, requests])).toEqual([
    ["books.list", 0],
    ["books.add", 0],
    ["books.get", 0],
    ["books.listNewest", 0],
    ["readers.search", 0],
  ]);
  expect(report.operations[2]?.deprecated).toBe("Deprecated.");
  expect(report.violations).toEqual([]);
});

test("counts the requests that sent a parameter, its values and its limits", () => {
  const report = record(
    { parameters: { "query.count": ["5"], "query.shelf": ["travel"], "query.lent": ["true"] } },
    { parameters: { "query.count": ["1"] } },
    { parameters: { "query.count": ["3"] } },
    {},
  );

  expect(parameterOf(report, "count")).toEqual({
    name: "count",
    in: "query",
    required: false,
    given: 3,
    omitted: 1,
    boundaries: [
      { kind: "minimum", value: 1, count: 1 },
      { kind: "maximum", value: 5, count: 1 },
    ],
  });
  expect(parameterOf(report, "shelf")?.values).toEqual([
    { value: "fiction", count: 0 },
    { value: "travel", count: 1 },
  ]);
  expect(parameterOf(report, "lent")?.values).toEqual([
    { value: "true", count: 1 },
    { value: "false", count: 0 },
  ]);
});

test("counts a length limit of list items in characters", () => {
  const report = record({ parameters: { "query.tag": ["👍👍", "long"] } });

  expect(parameterOf(report, "tag")?.boundaries).toEqual([{ kind: "minLength", value: 2, count: 1 }]);
});

test("counts statuses, examples and pages", () => {
  const report = record(
    { page: { index: 0, isLast: false, isEmpty: false } },
    { page: { index: 1, isLast: true, isEmpty: false } },
    { page: { index: 0, isLast: true, isEmpty: true }, example: "emptyPage" },
    { status: 429, scenario: "rate-limited" },
  );

  const { requests, statuses, responses, pages } = coverageOf(report, "books.list");
  expect(requests).toBe(4);
  expect(statuses.map(({ status, count }) => [status, count])).toEqual([
    ["200", 3],
    ["400", 0],
    ["401", 0],
    ["429", 1],
  ]);
  expect(statuses[3]?.description).toBe("Too many requests.");
  expect(responses).toEqual([
    { name: "emptyPage", count: 1 },
    { name: "rate-limited", count: 1 },
  ]);
  expect(pages).toEqual({ first: 2, further: 1, last: 0, empty: 1 });
});

test("counts the last page of a list only if all pages before it were requested", () => {
  const tally = createTally();
  const lastPage = makeExchange({ page: { index: 2, isLast: true, isEmpty: false } });

  recordExchange(recorded, tally, { maxPerLog: 3, left: 0 }, lastPage, false);
  recordExchange(recorded, tally, { maxPerLog: 3, left: 0 }, lastPage, true);

  expect(coverageOf(reportTally(recorded, tally), "books.list").pages?.last).toBe(1);
});

test("lists an invalid request once for each kind of violation, and does not add it to the coverage", () => {
  const report = record(
    { ...wrong("query.count"), parameters: { "query.count": ["5"] }, correction: "curl …" },
    wrong("query.count"),
    wrong("query.shelf"),
  );

  const { requests, violations } = report;
  expect(requests).toBe(3);
  expect(coverageOf(report, "books.list").requests).toBe(0);
  expect(violations.map(({ place, count }) => [place, count])).toEqual([
    ["query.count", 2],
    ["query.shelf", 1],
  ]);
  expect(violations[0]).toMatchObject({ operation: "books.list", correction: "curl …", request: { target: "/books" } });
});

test("lists each unknown path separately", () => {
  const nowhere = { ...wrong("path", "path-unknown"), operation: undefined };
  const report = record(
    { ...nowhere, target: "/book" },
    { ...nowhere, target: "/boks" },
    { ...nowhere, target: "/boks?x=…" },
  );

  expect(report.violations.map(({ count }) => count)).toEqual([1, 2]);
});

test("lists only as many kinds of violation as it has room for, and counts the others", () => {
  const report = record(...["a", "b", "c", "d", "e", "a"].map((place) => wrong(place)));

  const { violations, unlisted } = report;
  expect(violations.map(({ place, count }) => [place, count])).toEqual([
    ["a", 2],
    ["b", 1],
    ["c", 1],
  ]);
  expect(unlisted).toEqual([{ code: "parameter-wrong", count: 2 }]);
});

test("counts HEAD only as a request, and does not count a preflight", () => {
  const report = record({ method: "HEAD" }, { method: "OPTIONS", operation: undefined, status: 204 });

  expect(report.requests).toBe(1);
  expect(coverageOf(report, "books.list").requests).toBe(0);
});

const firstPage = makeExchange({
  parameters: { "query.count": ["5"], "query.shelf": ["travel"] },
  example: "firstPage",
  page: { index: 0, isLast: false, isEmpty: false },
});

function tallyOf(...exchanges: Partial<Exchange>[]) {
  const tally = createTally();
  for (const exchange of exchanges)
    recordExchange(recorded, tally, { maxPerLog: 3, left: 0 }, { ...firstPage, ...exchange });
  return tally;
}

/** Returns the next document: with the operations in reverse order, and `books.list` changed. */
const reverseAndChange = (booksList: Partial<ServedOperation>) =>
  readRecordedDocument(
    document,
    operations.toReversed().map((each) => (each.id === "books.list" ? { ...each, ...booksList } : each)),
  );

test("keeps every count when the document changes only the order of its operations", () => {
  const tally = tallyOf({}, { operation: "books.get", parameters: {}, status: 204, page: undefined });
  const before = reportTally(recorded, tally);

  const next = reverseAndChange({});
  const after = reportTally(next, carryTally(recorded, next, tally));

  expect({ ...after, operations: after.operations.toReversed() }).toEqual(before);
});

test("drops the counts of parts that the next document lacks, and starts its new parts at 0", () => {
  const next = reverseAndChange({
    parameters: operations
      .flatMap(({ id, parameters }) => (id === "books.list" ? parameters : []))
      .filter(({ name }) => name !== "count")
      .map((each) => (each.name === "shelf" ? { ...each, choices: ["poetry", "travel"] } : each)),
  });

  const report = reportTally(next, carryTally(recorded, next, tallyOf({})));
  const { parameters = [], pages } = report.operations.find(({ id }) => id === "books.list") ?? {};

  expect(parameters.map(({ name }) => name)).not.toContain("count");
  expect(parameters.find(({ name }) => name === "shelf")?.values).toEqual([
    { value: "poetry", count: 0 },
    { value: "travel", count: 1 },
  ]);
  expect(pages).toEqual({ first: 1, further: 0, last: 0, empty: 0 });
});

test("keeps violations, also of removed operations", () => {
  const violations = [{ code: "parameter-wrong", place: "query.count", message: "" }] as const;
  const next = readRecordedDocument(document, []);

  const report = reportTally(next, carryTally(recorded, next, tallyOf({ status: 400, violations })));

  expect(report).toMatchObject({ requests: 1, operations: [], violations: [{ operation: "books.list", count: 1 }] });
});
