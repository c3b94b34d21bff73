import { expect, test } from "vitest";
import { findItemPlace, parsePlace, printPlace } from "./place.ts";

test.each([
  ["cursor", ["cursor"]],
  ["data.page.cursor", ["data", "page", "cursor"]],
  ["$", []],
  ["$.data", ["data"]],
  ["$[-1].id", [-1, "id"]],
  ["data[-1].owner.id", ["data", -1, "owner", "id"]],
  ["$response.body#/@odata.nextLink", ["@odata.nextLink"]],
  ["$response.body#/a~1b/next", ["a/b", "next"]],
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

test.each([
  [[], "$"],
  [["data", "cursor"], "data.cursor"],
  [["data", "@odata.nextLink"], "$response.body#/data/@odata.nextLink"],
  [["$"], "$response.body#/$"],
])("prints the place of %j", (names, place) => {
  expect(printPlace(names)).toBe(place);
  expect(parsePlace(place)).toEqual(names);
});
