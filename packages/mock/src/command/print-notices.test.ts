import { expect, test } from "vitest";
import { printNotices } from "./print-notices.js";

test("lists before a run the open parts of the document and the operations that cannot play the scenario", () => {
  const mock = { operations: ["pets.list", "pets.get"], warnings: ["`sort` is not checked."], unplayed: ["pets.get"] };

  expect(printNotices(mock, "scenario=empty-list")).toEqual([
    "Warning: `sort` is not checked.",
    "1 of 2 operations cannot play `scenario=empty-list` and respond as usual: pets.get.",
  ]);
});

test("says nothing where there is nothing to know", () => {
  expect(printNotices({ operations: ["pets.list"], warnings: [], unplayed: [] }, "code=429")).toEqual([]);
});
