import { expect, test } from "vitest";
import { findItemPlace, parsePlace } from "./place.ts";

test.each([
  ["cursor", ["cursor"]],
  ["data.page.cursor", ["data", "page", "cursor"]],
  ["$", []],
  ["$.data", ["data"]],
  ["$[-1].id", [-1, "id"]],
  ["data[-1].owner.id", ["data", -1, "owner", "id"]],
])("reads the steps of %s", (place, steps) => {
  expect(parsePlace(place)).toEqual(steps);
});

test.each([
  ["data[-1].id", "data", "id"],
  ["data[-1].owner.id", "data", "owner.id"],
  ["$[-1].id", "$", "id"],
  ["data.cursor", "data", undefined],
  ["others[-1].id", "data", undefined],
  [undefined, "data", undefined],
])("finds the place of %s within an item of %s", (place, items, within) => {
  expect(findItemPlace(place, items)).toBe(within);
});
