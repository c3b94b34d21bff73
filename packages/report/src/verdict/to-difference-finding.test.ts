import { expect, test } from "vitest";
import type { Difference } from "../model/difference.js";
import { acceptIf } from "../model/finding.js";
import { tallyListed, toDifferenceFindings } from "./to-difference-finding.js";

const difference = (part: Partial<Difference>): Difference => ({
  code: "type-wrong",
  operation: "books.get",
  place: "body.author.born",
  expected: "an integer",
  found: "text of 4 characters",
  count: 2,
  line: 40,
  request: { method: "GET", target: "/books/1" },
  status: 200,
  ...part,
});

const drift = [
  difference({}),
  difference({ operation: "books.list", place: "body.books[].author.born", count: 5, found: "null" }),
  difference({ operation: "authors.get", place: "body.born", count: 1 }),
];
const other = difference({ code: "field-new", line: 60, place: "body.isbn13" });
const readSeverity = (code: string) => acceptIf(code === "field-new", "allowed", "Allowed.");

test("differences from one line of the document are one finding", () => {
  const [first, second, ...none] = toDifferenceFindings([...drift, other], "books.yaml", readSeverity);

  expect(first).toMatchObject({
    operations: ["books.get", "books.list", "authors.get"],
    place: "body.author.born",
    facts: ["200", "also in 2 other places", "8×"],
    count: 8,
  });
  expect(second).toMatchObject({ code: "field-new", operations: ["books.get"], accepted: { badge: "allowed" } });
  expect(none).toEqual([]);
});

const tally = (differences: readonly Difference[]) =>
  tallyListed(differences, undefined, toDifferenceFindings(differences, "books.yaml", readSeverity)).tally;

test("the tally has the number of the headline, the allowed differences and the causes", () => {
  expect(tally([...drift, other])).toBe("3, and 1 allowed, of 2 causes");
  expect(tally(drift)).toBe("3, of 1 cause");
  expect(tally([...drift.slice(0, 1), other])).toBe("1, and 1 allowed");
  expect(tally(drift.slice(0, 1))).toBeUndefined();
});
