import { expect, test } from "vitest";
import { type DescribedSchema, describeSchema } from "./describe-schema.ts";
import { printCount } from "./describe-limits.ts";
import { parseJson } from "../numbers/json-text.ts";

test("counts things, and separates thousands", () => {
  expect([printCount(1, "way"), printCount(2, "way"), printCount(2, "property")]).toEqual([
    "1 way",
    "2 ways",
    "2 properties",
  ]);
  expect([printCount(999, "item"), printCount(1_234_567, "item")]).toEqual(["999 items", "1,234,567 items"]);
});

test.each<[schema: DescribedSchema | boolean, words: string]>([
  [true, "any value"],
  [false, "no value"],
  [{}, "any value"],
  [{ not: {} }, "a value that its schema admits"],
  [{ not: { const: "no" } }, "any value, but not `no`"],
  [{ type: "integer", minimum: 1, not: { enum: [3, 4] } }, "an integer of at least 1, but not one of `3`, `4`"],
  [{ type: "integer", minimum: 1, maximum: 50 }, "an integer from 1 to 50"],
  [{ type: "integer", exclusiveMinimum: 0, exclusiveMaximum: 51 }, "an integer from 1 to 50"],
  [{ type: "integer", minimum: 3, exclusiveMinimum: 0 }, "an integer of at least 3"],
  [{ type: "integer", maximum: 50 }, "an integer of at most 50"],
  [{ type: "integer", minimum: 0, maximum: 100, multipleOf: 5 }, "an integer from 0 to 100, a multiple of 5"],
  [{ type: "integer", multipleOf: 5 }, "an integer, a multiple of 5"],
  [{ type: "integer", format: "int32" }, "a 32-bit integer"],
  [{ type: "integer", format: "int64", minimum: -(2 ** 63), maximum: 2 ** 63 }, "a 64-bit integer"],
  [{ type: "integer", format: "uint64", minimum: 0 }, "a 64-bit integer without a sign"],
  [{ type: "integer", format: "uint8", minimum: 0, maximum: 255 }, "an 8-bit integer without a sign"],
  [{ type: "integer", format: "int32", minimum: -(2 ** 31), maximum: 2 ** 31 - 1 }, "a 32-bit integer"],
  [{ type: "integer", format: "int32", minimum: 0 }, "a 32-bit integer of at least 0"],
  [{ type: "number", exclusiveMinimum: 0, maximum: 1 }, "a number greater than 0 and at most 1"],
  [{ type: "number", minimum: 0, exclusiveMaximum: 1 }, "a number of at least 0 and less than 1"],
  [{ type: "number", exclusiveMaximum: 1 }, "a number less than 1"],
  [{ type: ["integer", "null"], minimum: 1 }, "an integer of at least 1 or null"],
  [{ minimum: 1 }, "a value of at least 1"],
  [{ pattern: "^a" }, "a value that matches `^a`"],
  [{ type: "number", multipleOf: 0.01 }, "a number, a multiple of 0.01"],
  [{ type: "string" }, "text"],
  [{ type: "string", minLength: 1 }, "text of at least 1 character"],
  [{ type: "string", minLength: 0, maxLength: 20 }, "text of at most 20 characters"],
  [{ type: "string", minLength: 1_000, maxLength: 20_000 }, "text of 1,000 to 20,000 characters"],
  [{ type: "string", minLength: 2, maxLength: 2 }, "text of exactly 2 characters"],
  [{ type: "string", minLength: 1, maxLength: 20, pattern: "^a" }, "text of 1 to 20 characters, that matches `^a`"],
  [{ type: "string", format: "date" }, "text in the format `date`"],
  [{ type: "string", format: "binary" }, "a file"],
  [{ type: "string", format: "binary", minLength: 1, maxLength: 9 }, "a file of 1 to 9 bytes"],
  [{ type: "array", maxItems: 3, items: { format: "binary" } }, "a list of at most 3 items, each a file"],
  [{ type: "string", pattern: "a".repeat(100) }, `text that matches \`${"a".repeat(60)}…\``],
  [{ type: "boolean" }, "`true` or `false`"],
  [{ type: "object" }, "an object"],
  [{ type: "object", minProperties: 1 }, "an object of at least 1 property"],
  [{ type: "object", maxProperties: 2 }, "an object of at most 2 properties"],
  [{ type: "array" }, "a list"],
  [{ type: "array", uniqueItems: true }, "a list of different items"],
  [{ type: "array", uniqueItems: true, minItems: 2, maxItems: 2 }, "a list of exactly 2 items, all different"],
  [{ type: "array", maxItems: 1, uniqueItems: true, items: {} }, "a list of at most 1 item, all different"],
  [{ type: "array", minItems: 1, items: { type: "integer" } }, "a list of at least 1 item, each an integer"],
  [
    { type: "array", prefixItems: [{ type: "integer" }], items: { type: "string" } },
    "a list: an integer, then each text",
  ],
  [{ type: "array", minItems: 2, items: false }, "a list of at least 2 items"],
  [{ enum: ["asc", "desc"] }, "one of `asc`, `desc`"],
  [{ type: "integer", enum: [1, 2] }, "one of `1`, `2`"],
  [{ type: "string", enum: ["1", "7d"] }, "one of the texts `1`, `7d`"],
  [{ enum: ["1", 1] }, 'one of `"1"`, `1`'],
  [{ enum: ["a", null, 1] }, "one of `a`, `null`, `1`"],
  [{ const: "" }, '`""`'],
  [{ const: 3 }, "`3`"],
  [{ oneOf: [{ type: "integer" }, { type: "boolean" }] }, "an integer, or `true` or `false`"],
])("puts the values that %j admits into words", (schema, words) => {
  expect(describeSchema(schema)).toBe(words);
});

test.each([
  ['{"type":"integer","maximum":9223372036854775806}', "an integer of at most 9223372036854775806"],
  ['{"type":"integer","exclusiveMinimum":9007199254740993}', "an integer of at least 9007199254740994"],
  ['{"type":"integer","format":"int64","maximum":9223372036854775807}', "a 64-bit integer"],
  [
    '{"type":"integer","format":"int64","maximum":9223372036854775806}',
    "a 64-bit integer of at most 9223372036854775806",
  ],
  ['{"const":9007199254740993}', "`9007199254740993`"],
])("puts all digits of %s into words", (text, words) => {
  expect(describeSchema(parseJson(text) as DescribedSchema)).toBe(words);
});

test("lists the first twelve values of an enumeration", () => {
  const values = Array.from({ length: 300 }, (_, index) => index);

  expect(describeSchema({ enum: values })).toMatch(/`11` and 288 more$/);
});

test("stops after four levels of a schema that contains itself", () => {
  const list: { type: "array"; items?: DescribedSchema } = { type: "array" };
  list.items = list;

  const words = "a list, each a list, each a list, each a list, each a list";
  expect([list, list].map(describeSchema)).toEqual([words, words]);
});
