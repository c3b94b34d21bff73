import { expect, test } from "vitest";
import { writeLine, writeSpan, writeTable } from "./write-markdown.js";

test("escapes vertical lines in tables only, where they separate cells", () => {
  expect(writeSpan("a|b")).toBe("`a|b`");
  expect(writeLine("a|b `c|d`")).toBe("a|b `c|d`");
  expect(writeTable(["a|b"], [[writeSpan("c|d")]])).toBe("| a\\|b |\n| --- |\n| `c\\|d` |");
});
