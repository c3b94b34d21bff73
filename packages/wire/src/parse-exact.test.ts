import * as fc from "fast-check";
import { expect, test } from "vitest";
import { inCI } from "../../../scripts/in-ci.js";
import { type Exact, int64 } from "./exact.js";
import { decodeJson } from "./json-string.js";
import { MalformedJsonError } from "./malformed-json-error.js";
import { parseExact } from "./parse-exact.js";
import { readJson } from "./read-json.js";
import { parseSlowly } from "../test/parse-slowly.js";

const room: Exact = { fields: { id: int64, owner: () => owner, tags: { items: int64 } } };
const owner: Exact = { fields: { id: int64, room: () => room } };

test("returns a 64-bit number with all its digits", () => {
  const value = parseExact('{"id": 7300000000000000001, "user_count": 12}', room);

  expect(value).toEqual({ id: "7300000000000000001", user_count: 12 });
});

test("returns a small 64-bit number as a string", () => {
  expect(parseExact('{"id": 0, "tags": [1, -12]}', room)).toEqual({ id: "0", tags: ["1", "-12"] });
});

test.each([
  ["1e3", "1000"],
  ["-7.3e18", "-7300000000000000000"],
  ["1.50", "1.5"],
  ["-0", "0"],
  ["10000000000000000000.0", "10000000000000000000"],
  ["12e-1", "1.2"],
])("writes %s in decimal digits", (token, decimal) => {
  expect(parseExact(token, int64)).toBe(decimal);
});

test("leaves an unmarked number unchanged", () => {
  const value = parseExact(
    '{"id": 7300000000000000001, "other": {"id": -9007199254740991, "size": 0.50000000000000000}}',
    room,
  );

  expect(value).toEqual({ id: "7300000000000000001", other: { id: -9007199254740991, size: 0.5 } });
});

test.each(["9007199254740992", "-9007199254740993", "123456789012345678901234567890"])(
  "does not round %s at an unmarked place",
  (token) => {
    expect(parseExact(`[${token}, {"id": ${token}}]`)).toEqual([token, { id: token }]);
    expect(parseExact(`{"id": 1, "other": ${token}}`, room)).toEqual({ id: "1", other: token });
    expect(decodeJson(`[${token}]`)).toEqual([token]);
  },
);

test.each([
  ["0.1234567890123456789", "0.1234567890123456789"],
  ["-12.345678901234567890", "-12.34567890123456789"],
  ["9.007199254740993e15", "9007199254740993"],
  ["0.10000000000000001", 0.1],
  ["0.30000000000000004", 0.300_000_000_000_000_04],
  ["0.50000000000000000000", 0.5],
  ["7.300000000000000000e18", 7.3e18],
  ["-0", -0],
  ["1e400", Infinity],
])("reads %s as %j at an unmarked place", (token, value) => {
  expect(parseExact(`{"size":${token}}`)).toStrictEqual({ size: value });
});

test("returns the digits of long numbers at unmarked places as written", () => {
  const text =
    '{"a":"7300000000000000001","b":[7300000000000000002, -7300000000000000003 ],"c":1.00000000000000000001e3}';

  expect(readJson(text)).toEqual({
    a: "7300000000000000001",
    b: ["7300000000000000002", "-7300000000000000003"],
    c: "1.00000000000000000001e3",
  });
});

interface Room {
  owner: { id: string; room: Room | 1 };
}

test("reads JSON with more levels than the call stack allows", () => {
  const depth = 100_000;
  const text = `{"id": ${depth}, "owner": {"id": 9007199254740993, "room": `.repeat(depth) + "1" + "}}".repeat(depth);

  let current = parseExact<Room | 1>(text, room);

  for (let level = 0; level < depth && current !== 1; level += 1) {
    if (current.owner.id !== "9007199254740993") throw new Error(`Level ${level} has the id ${current.owner.id}.`);
    current = current.owner.room;
  }
  expect(current).toBe(1);
});

test.each<[kind: string, text: string]>([
  ["zeros after a decimal point", `{"id": 0.${"0".repeat(100)}1}`],
  ["digits that are not a number", `{"note": " ${"1".repeat(100)}x"}`],
  ["digits and points", `{"note": " ${"1.1".repeat(100)}"}`],
  ["a long list of numbers", `[${"7300000000000000001,".repeat(100)}1]`],
  ["a long list of numbers before a string", `[${"7300000000000000001,".repeat(100)}"a"]`],
  ["digits after a colon in a string", `{"note": ":${"1".repeat(100)}"}`],
  ["words of digits and letters", `[7300000000000000001, "${"1a".repeat(100)}"]`],
  ["backslashes", `[7300000000000000001, "${"\\\\".repeat(100)}"]`],
  ["many numbers and many sentinels", `["${"\u007f".repeat(50)}"${",7300000000000000001".repeat(100)}]`],
])("reads %s like a slow parser that keeps all digits", (_, text) => {
  expect(parseExact(text, room)).toStrictEqual(parseSlowly(text, room));
});

test("reports the offset of an error in a text of millions of characters", () => {
  const text = `{"note": "${"a\\n".repeat(5_000_000)}`;

  expect(() => parseExact(text, room)).toThrow(expect.objectContaining({ name: "MalformedJsonError", offset: 9 }));
});

test("leaves a string that looks like a number unchanged", () => {
  const text =
    '{"id": "7300000000000000001", "note": ":7300000000000000002,", "json": "{\\"id\\":7300000000000000003}"}';

  expect(parseExact(text, room)).toEqual(JSON.parse(text));
});

test("follows schemas that refer to one another", () => {
  const text = '{"owner": {"id": 9007199254740993, "room": {"id": 9007199254740995}}}';

  expect(parseExact(text, room)).toEqual({ owner: { id: "9007199254740993", room: { id: "9007199254740995" } } });
});

test("treats `__proto__` like any other name", () => {
  const value = parseExact<object>('{"__proto__": 9007199254740993, "other": 1}', { values: int64 });

  expect(Object.getPrototypeOf(value)).toBe(Object.prototype);
  expect(Object.entries(value)).toEqual([
    ["__proto__", "9007199254740993"],
    ["other", "1"],
  ]);
});

test("does not confuse a string with its sentinel", () => {
  const text = JSON.stringify(["\u007f1", "\\u007f2", "\u007f\u007f3"]).replace("[", "[9007199254740993, ");

  expect(parseExact(text, { items: int64 })).toEqual(["9007199254740993", "\u007f1", "\\u007f2", "\u007f\u007f3"]);
});

test("does not write huge exponents in decimal digits", () => {
  expect(parseExact("[1e999999999, 12345678901234567e999999999]", { items: int64 })).toEqual([
    Number.POSITIVE_INFINITY,
    "12345678901234567e999999999",
  ]);
});

test.each([
  ["", 0],
  ['{"id": 7300000000000000001', 26],
  ['{"id": 07300000000000000001}', 8],
  ["{7300000000000000001: 1}", 1],
  ["[1,]", 3],
  ['{"a" 1}', 5],
  ['["a\nb"]', 1],
  ["[1] 2", 4],
  ["nul", 0],
  ['[7300000000000000001, "\\"', 22],
])("reports the offset at which %j is not JSON", (text, offset) => {
  const parse = () => parseExact(text, room);

  expect(parse).toThrow(MalformedJsonError);
  expect(parse).toThrow(expect.objectContaining({ text, offset }));
});

const name = fc.constantFrom("id", "owner", "room", "tags", "other", "__proto__");
const digits = fc.array(fc.integer({ min: 0, max: 9 }), { maxLength: 24 }).map((parts) => parts.join(""));
const token = fc.oneof(
  fc.maxSafeInteger().map(String),
  fc.tuple(fc.constantFrom("", "-"), fc.integer({ min: 1, max: 9 }), digits).map((parts) => parts.join("")),
  fc
    .tuple(fc.maxSafeInteger(), digits, fc.integer({ min: -40, max: 40 }))
    .map(([whole, fraction, exponent]) => `${whole}.${fraction}0E${exponent}`),
);
const text = fc.oneof(
  fc.string(),
  fc.constantFrom('"', "\\", "\u007f", ':1234567890123456789,"', "\u007f12345678901234567"),
);
const space = fc.constantFrom("", " ", "\n\t");
const { json } = fc.letrec<{ json: string }>((tie) => ({
  json: fc.oneof(
    { maxDepth: 5 },
    token,
    text.map((content) => JSON.stringify(content)),
    text.map((content) => JSON.stringify(content).replaceAll("\u007f", "\\u007F")),
    fc.constantFrom("true", "false", "null"),
    fc.tuple(space, fc.array(tie("json"))).map(([gap, items]) => `[${gap}${items.join(`${gap},${gap}`)}${gap}]`),
    fc
      .tuple(space, fc.uniqueArray(fc.tuple(name, tie("json")), { selector: ([key]) => key }))
      .map(
        ([gap, entries]) => `{${entries.map(([key, inner]) => `${gap}"${key}"${gap}:${gap}${inner}`).join(",")}${gap}}`,
      ),
  ),
}));

test("reads every text like a slow parser that keeps all digits", () => {
  fc.assert(
    fc.property(json, (source) => {
      expect(parseExact(source, room)).toStrictEqual(parseSlowly(source, room));
    }),
    { numRuns: inCI(2000, 300) },
  );
});

test("rejects the same texts as JSON.parse", () => {
  const broken = fc
    .tuple(json, fc.nat(), fc.constantFrom("", ",", '"', "1", ":", "}", "\\", "-", "e"))
    .map(([source, position, replacement]) => {
      const offset = position % (source.length + 1);
      return source.slice(0, offset) + replacement + source.slice(offset + 1);
    });
  fc.assert(
    fc.property(broken, (source) => {
      expect(accepts(() => parseExact(source, room))).toBe(accepts(() => JSON.parse(source)));
    }),
    { numRuns: inCI(2000, 300) },
  );
});

function accepts(parse: () => unknown): boolean {
  try {
    parse();
    return true;
  } catch {
    return false;
  }
}
