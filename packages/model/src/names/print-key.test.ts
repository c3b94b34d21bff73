import { expect, test } from "vitest";
import { printKey, printString } from "./print-key.ts";

test("escapes line ends, but not the syntax of template literals", () => {
  expect(printString('";alert(1)//\n\u2028\u2029')).toBe(`'";alert(1)//\\n\\u2028\\u2029'`);
  expect(printString("${1}`")).toBe('"${1}`"');
});

test("escapes controls and directions of writing, and no letters", () => {
  expect(printString("\u007F\u0085\u202E\u2066\uFEFFé")).toBe('"\\u007f\\u0085\\u202e\\u2066\\ufeffé"');
});

test("chooses the quotes that need fewer escapes", () => {
  expect(printString('{"a":"it\'s"}')).toBe(`'{"a":"it\\'s"}'`);
  expect(printString("it's")).toBe('"it\'s"');
  expect(printString('"\\"')).toBe(`'"\\\\"'`);
});

test("quotes keys that are not identifiers, and prints __proto__ as a property", () => {
  expect(printKey("user_id")).toBe("user_id");
  expect(printKey("1st")).toBe('"1st"');
  expect(printKey("__proto__")).toBe('["__proto__"]');
});
