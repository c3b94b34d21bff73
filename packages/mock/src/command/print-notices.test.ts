import { expect, test } from "vitest";
import { printNotices } from "./print-notices.js";

test("lists the warnings about the document and the operations that cannot play the scenario", () => {
  const mock = { operations: ["pets.list", "pets.get"], warnings: ["`sort` is not checked."], unplayed: ["pets.get"] };

  expect(printNotices(mock, "scenario=empty-list")).toEqual([
    "Warning: `sort` is not checked.",
    "1 of 2 operations cannot play `scenario=empty-list` and respond as usual: pets.get.",
  ]);
});

test("lists nothing if there are no warnings and every operation can play the preference", () => {
  expect(printNotices({ operations: ["pets.list"], warnings: [], unplayed: [] }, "code=429")).toEqual([]);
});
