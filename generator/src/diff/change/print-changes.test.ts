import { stripVTControlCharacters } from "node:util";
import { expect, test } from "vitest";
import type { Change } from "./change.ts";
import { listNames, printJson, printMarkdown, printText } from "./print-changes.ts";

const place = (line: number): NonNullable<Change["before"]> => ({ file: "openapi.yaml", line, pointer: "" });
const narrower: Change = {
  code: "limit-tightened",
  operations: ["pets.list"],
  place: "query.size",
  message: "Accepts `size` of at most 20, was 50.",
  hint: undefined,
  wire: "breaks",
  types: "safe",
  before: place(10),
  after: place(12),
};
const renamed: Change = {
  ...narrower,
  code: "operation-renamed",
  place: "pets.list",
  message: "`pets.all` is called `pets.list`.",
  hint: "Call `pets.list` in place of `pets.all`.",
  wire: "safe",
  types: "breaks",
};
const throwing: Change = {
  ...narrower,
  code: "empty-response-became-failure",
  message: "204 throws `GoneError`; the call gave `undefined`.",
  wire: "safe",
};
const described: Change = {
  ...narrower,
  code: "words-changed",
  operations: ["a", "b", "c", "d", "e", "f", "g"],
  place: "Pet.name",
  message: "`Pet.name` has another description.",
  wire: "safe",
};
const changes = [described, renamed, throwing, narrower];
const print = ({ line }: NonNullable<Change["before"]>): string => `openapi.yaml:${line}`;
const places = { before: print, after: print };

test("at a terminal the worst comes first, and words last, a line each", () => {
  expect(stripVTControlCharacters(printText(changes, places, process.stdout))).toBe(`Breaks callers on the wire

  limit-tightened  pets.list
    Accepts \`size\` of at most 20, was 50.
    openapi.yaml:10 → openapi.yaml:12

Breaks the types of callers

  operation-renamed  pets.list
    \`pets.all\` is called \`pets.list\`.
    Do: Call \`pets.list\` in place of \`pets.all\`.
    openapi.yaml:10 → openapi.yaml:12

Changes what the client does

  empty-response-became-failure  pets.list
    204 throws \`GoneError\`; the call gave \`undefined\`.
    openapi.yaml:10 → openapi.yaml:12

Described otherwise

  \`Pet.name\`, a, b, c, d, e, f and 1 more
    openapi.yaml:10 → openapi.yaml:12

4 changes: 1 breaks callers on the wire, 1 breaks their types, 1 changes what the client does. The release is a major one.`);
});

test("in a pull request each is an item with its code, its operations and its lines", () => {
  expect(printMarkdown([narrower], places)).toBe(`### Breaks callers on the wire

- Accepts \`size\` of at most 20, was 50. (\`limit-tightened\`, \`pets.list\`; openapi.yaml:10 → openapi.yaml:12)

1 change: 1 breaks callers on the wire. The release is a major one.`);
});

test("a program gets all of it, with the bump", () => {
  expect(JSON.parse(printJson([narrower], places))).toEqual({
    bump: "major",
    changes: [
      {
        code: "limit-tightened",
        title: "Limit tightened",
        operations: ["pets.list"],
        place: "query.size",
        message: "Accepts `size` of at most 20, was 50.",
        wire: "breaks",
        types: "safe",
        before: "openapi.yaml:10",
        after: "openapi.yaml:12",
      },
    ],
  });
});

test("where nothing has changed, that is what is said", () => {
  expect(printText([], places, process.stdout)).toBe("Nothing has changed for callers.");
});

test("prints the first of many names and the number of the others", () => {
  expect(listNames(["a", "b", "c", "d", "e", "f", "g", "h"])).toBe("a, b, c, d, e, f and 2 more");
});
