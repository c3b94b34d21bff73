import { expect, test } from "vitest";
import { isWithin } from "./media-type.ts";

test.each([
  ["image/png", "image/*", true],
  ["image/png", "*/*", true],
  ["image/png", "image/png", true],
  ["imagepng", "image/*", false],
  ["text/csv", "image/*", false],
  ["application/vnd.a+json", "application/*+json", true],
  ["application/json", "application/*+json", true],
  ["application/xml", "application/*+json", false],
  ["text/x+json", "application/*+json", false],
])("whether `%s` is within `%s`: %s", (essence, range, expected) => {
  expect(isWithin(essence, range)).toBe(expected);
});
