import { expect, test } from "vitest";
import { printJson } from "./literal.ts";

test("prints values as literals", () => {
  expect(printJson({ a: [1, "x", null, true], "b-c": {} })).toBe('{ a: [1, "x", null, true], "b-c": {} }');
});
