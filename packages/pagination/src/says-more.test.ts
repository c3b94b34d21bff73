import { expect, test } from "vitest";
import { parseHasMore } from "./says-more.js";

test.each([true, 1, 2, -1, "1", "true", "TRUE", " true ", "2"])("reads %j as more to come", (value) => {
  expect(parseHasMore(value)).toBe(true);
});

test.each([false, 0, "0", "false", "False", "00"])("reads %j as the end", (value) => {
  expect(parseHasMore(value)).toBe(false);
});

test.each([undefined, null, "", " ", "maybe", {}, [], [1]])("reads nothing from %j", (value) => {
  expect(parseHasMore(value)).toBeUndefined();
});
