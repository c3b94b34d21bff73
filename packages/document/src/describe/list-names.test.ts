import { expect, test } from "vitest";
import { listNames } from "./list-names.ts";

test("lists the first six names and counts the others", () => {
  expect(listNames(["a", "b", "c", "d", "e", "f", "g", "h"])).toBe("a, b, c, d, e, f and 2 more");
  expect(listNames(["a", "b"])).toBe("a, b");
  expect(listNames(["a", "b", "c"], 1)).toBe("a and 2 more");
});
