import { expect, test } from "vitest";
import { printNotices } from "./print-notices.js";

test("tells before a run what is not checked, and which operations cannot play what was asked for", () => {
  const mock = { operations: ["pets.list", "pets.get"], warnings: ["`sort` is not checked."], unplayed: ["pets.get"] };

  expect(printNotices(mock, "scenario=empty-list")).toEqual([
    "Warning: `sort` is not checked.",
    "`scenario=empty-list` is not for 1 of 2 operations, which answer as usual: pets.get.",
  ]);
});

test("says nothing where there is nothing to know", () => {
  expect(printNotices({ operations: ["pets.list"], warnings: [], unplayed: [] }, "code=429")).toEqual([]);
});
