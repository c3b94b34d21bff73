import { expect, test } from "vitest";
import { describeRounding } from "./find-rounded-numbers.ts";

test("names the number that a longer one becomes", () => {
  expect(describeRounding("7301234567890123457")).toBe("`7301234567890123457` is read as `7301234567890124000`.");
});

test.each(["9223372036854776000", "-9223372036854776000", "100000000000000000000"])(
  "names another number that is read as %s",
  (text) => {
    const [, first, second, third] =
      /^`(.+)` looks like .*: `(.+)` is read and written as `(.+)`, too\.$/.exec(describeRounding(text)) ?? [];
    expect([first, third]).toEqual([text, text]);
    expect(second).not.toBe(text);
    expect(String(Number(second))).toBe(text);
  },
);
