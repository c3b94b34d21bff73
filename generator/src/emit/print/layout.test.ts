import { expect, test } from "vitest";
import { printArgs, printItems, printLines } from "./layout.ts";

const long = ["1", "2", "3"].map((digit) => digit.repeat(40));

test("prints short items on one line, and long items each on a line of its own", () => {
  expect(printItems(["{ ", " }"], ["a: 1", "b: 2"])).toBe("{ a: 1, b: 2 }");
  expect(printItems(["{ ", " }"], long)).toBe(`{\n  ${long.join(",\n  ")},\n}`);
  expect(printItems(["[", "]"], [])).toBe("[]");
});

test("indents items of several lines", () => {
  const inner = printLines(["{", "}"], ["a: 1"]);

  expect(printLines(["[", "]"], [inner, "2"])).toBe("[\n  {\n    a: 1,\n  },\n  2,\n]");
});

test("fills the line up to the limit", () => {
  const item = "x".repeat(50);

  expect(printItems(["(", ")"], [item], 70)).toBe(`(${item})`);
  expect(printItems(["(", ")"], [item], 71)).toBe(`(\n  ${item},\n)`);
});

test("keeps an object at the end of a call after the bracket, and puts arguments after an object on lines of their own", () => {
  const object = printLines(["{", "}"], ["a: 1"]);

  expect(printArgs(["first", object])).toBe("(first, {\n  a: 1,\n})");
  expect(printArgs([object, "last"])).toBe("(\n  {\n    a: 1,\n  },\n  last,\n)");
});
