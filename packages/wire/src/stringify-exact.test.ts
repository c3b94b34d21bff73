import * as fc from "fast-check";
import { expect, test } from "vitest";
import { inCI } from "../../../scripts/in-ci.js";
import { type Exact, int64 } from "./exact.js";
import { parseExact } from "./parse-exact.js";
import { stringifyExact } from "./stringify-exact.js";

const room: Exact = { fields: { id: int64, owner: { fields: { id: int64 } }, tags: { items: int64 } } };

test("writes a marked decimal string as a number with all its digits", () => {
  const text = stringifyExact({ id: "7300000000000000001", owner: { id: "-1" }, note: "12" }, room);

  expect(text).toBe('{"id":7300000000000000001,"owner":{"id":-1},"note":"12"}');
});

test("does not change the value", () => {
  const value = { id: "1", owner: { id: "2" }, tags: ["3"] };

  stringifyExact(value, room);

  expect(value).toEqual({ id: "1", owner: { id: "2" }, tags: ["3"] });
});

test("does not change a value with a field named `toJSON`", () => {
  const value = { id: "1", toJSON: "7" };

  expect(stringifyExact(value, room)).toBe('{"id":1,"toJSON":"7"}');
  expect(value.id).toBe("1");
});

test("indents by a number of spaces", () => {
  expect(stringifyExact({ id: "1" }, room, 2)).toBe('{\n  "id": 1\n}');
});

test("does not confuse a string with its sentinel", () => {
  const value = { id: "1", note: "\u007f1", other: '"\u007f', "\u007f2": "\u007f\u007f3" };

  expect(parseExact(stringifyExact(value, room), room)).toEqual(value);
});

test("leaves marked values that are not decimal strings unchanged", () => {
  expect(stringifyExact({ id: "07", owner: null, tags: ["", 5] }, room)).toBe('{"id":"07","owner":null,"tags":["",5]}');
});

const text = fc.oneof(fc.string(), fc.constantFrom("\u007f", '"\u007f', "\\", "7300000000000000001"));
const digits = fc.bigInt({ min: -(2n ** 63n), max: 2n ** 63n - 1n }).map(String);
// V8 14.6 has a bug: after the name `\\`, its `JSON.parse` reads the name `"` as `\\`.
const name = text.filter((content) => !/["\\]/.test(content));
const value = fc.record({
  id: digits,
  owner: fc.record({ id: digits, name: text }),
  tags: fc.array(digits),
  note: text,
  other: fc.dictionary(name, text),
});

test("is the inverse of `parseExact`", () => {
  fc.assert(
    fc.property(value, fc.nat({ max: 4 }), (original, indent) => {
      expect(parseExact(stringifyExact(original, room, indent), room)).toEqual(original);
    }),
    { numRuns: inCI(2000, 300) },
  );
});

test("writes strings that look like sentinels", () => {
  const texts = Array.from({ length: 400 }, (_, index) => "\u007f".repeat(index));

  const written = stringifyExact([{ id: "7300000000000000001" }, ...texts], { items: room });

  expect(written).toBe(`[{"id":7300000000000000001},${JSON.stringify(texts).slice(1)}`);
});

test("writes and reads only the marked positions of a tuple as 64-bit numbers", () => {
  const tuple: Exact = { fields: { 0: int64, 2: {} }, items: int64 };

  expect(stringifyExact(["9007199254740993", "1", "5", "7"], tuple)).toBe('[9007199254740993,1,"5",7]');
  expect(parseExact("[9007199254740993,1,5,7]", tuple)).toEqual(["9007199254740993", "1", 5, "7"]);
  expect(parseExact("[1,0.5]", { fields: { 0: int64 } })).toEqual(["1", 0.5]);
});
