import { expect, test } from "vitest";
import { parseText } from "./source.ts";

/** Parses lines of YAML. */
const parse = (...lines: string[]) => parseText(lines.join("\n"));

test("accepts closing brackets below their key, and keeps the lines of the text", () => {
  const parsed = parse(
    "required: [",
    "  a,",
    "  b",
    "]",
    "items:",
    "  - enum: [",
    "      x",
    "  ]",
    "    example: {",
    '      "k": [',
    "        1",
    "      ]",
    "    }",
    "last: 1",
  );

  expect(parsed).toMatchObject({
    value: { required: ["a", "b"], items: [{ enum: ["x"], example: { k: [1] } }], last: 1 },
  });
  expect("lineOf" in parsed && parsed.lineOf(["last"])).toBe(14);
});

test.each([
  [["text: |", "  {", "  }", "list: [", "]"], { text: "{\n}\n", list: [] }],
  [["- text: >-", "    {", "    }", "  list: [", "  ]"], [{ text: "{ }", list: [] }]],
  [
    ["- |2 # JSON", "  {", "  }", "- [", "]"],
    ["{\n}\n", []],
  ],
])("keeps the closing brackets of the block scalar in %j", (lines, value) => {
  expect(parse(...lines)).toMatchObject({ value });
});

test("reports a bracket that is not closed where the next key stands", () => {
  expect(parse("list: [", "  a", "other: 1")).toMatchObject({ code: "syntax", line: 3 });
});
