import { expect, test } from "vitest";
import { library } from "../../test/library.js";
import { makeExchange } from "../../test/make-exchange.js";
import { loadDocument } from "../operation/load-document.js";
import type { ServedOperation } from "../operation/operation.js";
import { readServedOperations } from "../operation/read-served-operations.js";
import type { Exchange } from "../exchange/exchange.js";
import { carryTally } from "./carry-tally.js";
import { createTally, readRecordedDocument, recordExchange, reportTally } from "./record-exchange.js";

const { document } = await loadDocument(library.spec);
const operations = readServedOperations(document);
const recorded = readRecordedDocument(document.info, operations);

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
    document.info,
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
  const next = readRecordedDocument(document.info, []);

  const report = reportTally(next, carryTally(recorded, next, tallyOf({ status: 400, violations })));

  expect(report).toMatchObject({ requests: 1, operations: [], violations: [{ operation: "books.list", count: 1 }] });
});
