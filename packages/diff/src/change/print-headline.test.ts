import { expect, test } from "vitest";
import type { Change } from "./change.ts";
import { printHeadline } from "./print-headline.ts";

const shownAt = { file: "openapi.yaml", line: 12, pointer: "" };
const narrower: Change = {
  code: "limit-tightened",
  operations: ["pets.list"],
  place: "query.size",
  message: "Accepts `size` of at most 20; it was 50.",
  hint: undefined,
  witness: undefined,
  wire: "breaks",
  types: "safe",
  before: undefined,
  after: shownAt,
  shownAt,
};
const renamed: Change = { ...narrower, code: "operation-renamed", wire: "safe", types: "breaks" };
const throwing: Change = { ...narrower, code: "empty-response-became-failure", wire: "safe" };
const described: Change = { ...narrower, code: "words-changed", wire: "safe" };

test("counts the changes that break the wire, types, and the behavior of the client", () => {
  expect(printHeadline([described, renamed, throwing, narrower])).toBe(
    "3 of 4 changes require a major release: 1 breaks callers on the wire, 1 breaks their types, 1 changes what the client does",
  );
  expect(printHeadline([narrower, narrower])).toBe("2 changes require a major release: 2 break callers on the wire");
  expect(printHeadline([narrower, described])).toBe(
    "1 of 2 changes requires a major release: 1 breaks callers on the wire",
  );
});

test("says that no change breaks a caller", () => {
  expect(printHeadline([described])).toBe("1 change requires a patch release: it breaks no caller");
  expect(printHeadline([described, described])).toBe("2 changes require a patch release: none breaks a caller");
});

test("says that nothing has changed", () => {
  expect(printHeadline([])).toBe("Nothing has changed for callers");
});
