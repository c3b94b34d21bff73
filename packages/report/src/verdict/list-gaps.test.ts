import { expect, test } from "vitest";
import { exampleReport, withOperation } from "../../test/example-report.js";
import type { OperationCoverage } from "../model/contract-report.js";
import { listGaps } from "./list-gaps.js";

const listGapsOf = (change: Partial<OperationCoverage>) =>
  withOperation(change).operations.slice(0, 1).flatMap(listGaps);

test("lists values, limits, parameters and statuses that were not covered", () => {
  expect(listGapsOf({})).toEqual(["sort=author|year", "count=1", "cursor", "status 401"]);
});

test('lists only "never called" for an operation that was never called', () => {
  expect(exampleReport.operations.slice(1, 2).flatMap(listGaps)).toEqual(["never called"]);
});

test("lists the end of a list that no client reached", () => {
  expect(listGapsOf({ parameters: [], statuses: [], pages: { first: 2, further: 1, last: 0, empty: 1 } })).toEqual([
    "the end of the list",
  ]);
});

test("names the unit of lengths: characters or items", () => {
  const boundaries = [
    { kind: "minLength", value: 1, count: 0 },
    { kind: "maxItems", value: 5, count: 0 },
  ] as const;
  const tag = { name: "tag", in: "query", required: false, given: 1, omitted: 0, boundaries } as const;
  expect(listGapsOf({ parameters: [tag], statuses: [] })).toEqual(["tag of 1 character", "tag of 5 items"]);
});
