import * as fc from "fast-check";
import { expect, test } from "vitest";
import { parseJson, printJson } from "./json-text.ts";

test("parses and prints long integers with all digits", () => {
  const text = '{"id":9007199254740993,"list":[-9223372036854775808,1.5],"text":"9007199254740993"}';

  expect(parseJson(text)).toEqual({
    id: 9_007_199_254_740_993n,
    list: [-9_223_372_036_854_775_808n, 1.5],
    text: "9007199254740993",
  });
  expect(printJson(parseJson(text))).toBe(text);
});

test("keeps texts that look like marks, repeated keys and the name `__proto__`", () => {
  const text = '{"a":"\\u007f0","a":9007199254740993,"b":"\\u007f1","__proto__":9007199254740995}';

  expect(printJson(parseJson(text))).toBe('{"a":9007199254740993,"b":"\u007f1","__proto__":9007199254740995}');
});

test("parses and prints any JSON as the runtime does, apart from long integers", () => {
  fc.assert(
    fc.property(fc.json(), fc.constantFrom(0, 2), (text, indent) => {
      expect(printJson(parseJson(text), indent)).toBe(JSON.stringify(JSON.parse(text), null, indent));
    }),
  );
});

test("reads JSON of any depth", () => {
  const depth = 20_000;
  const text = `${"[".repeat(depth)}9007199254740993${"]".repeat(depth)}`;

  let value = parseJson(text);
  while (Array.isArray(value)) value = value[0] as unknown;
  expect(value).toBe(9_007_199_254_740_993n);
});

test("throws for a circle and for a text that is not JSON", () => {
  const circle: unknown[] = [1n];
  circle.push(circle);

  expect(() => printJson(circle)).toThrow(TypeError);
  expect(() => parseJson("{9007199254740993}")).toThrow(SyntaxError);
});
