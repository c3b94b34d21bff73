import { int64 } from "@shortvideo-api/wire";
import { expect, test } from "vitest";
import type { BodyMetadata } from "../call/metadata.js";
import { checkBody, checkInner } from "./check-body.js";
import type { BodyChecks, CheckPart, SchemaCheck } from "./operation-checks.js";

/** Returns the messages about a body that does not fit a schema. */
function violationsOf(
  schema: CheckPart,
  body: unknown,
  { required, ...changes }: Partial<BodyMetadata & BodyChecks> = {},
): string[] {
  const metadata = { param: "body", mediaType: "application/json", serialize: () => undefined, ...changes };
  return checkBody({ body }, metadata, { check: checkBody, required, schema }, redact).map(({ message }) => message);
}

const redact = (text: string): string => text.replaceAll("k-0123456789", "[redacted]");

const text: SchemaCheck = { type: "string", expected: "text" };
const age: SchemaCheck = { type: "integer", minimum: 0, expected: "an integer of at least 0" };
const pet: SchemaCheck = {
  type: "object",
  required: ["name"],
  expected: "an object",
  fields: { name: text, age, tags: { type: "array", maxItems: 2, items: text, expected: "a list" }, parent: () => pet },
};

test.each<[check: CheckPart, body: unknown, violations: string[]]>([
  [pet, { name: "Rex", age: 3, tags: ["a"], parent: { name: "Max" }, unknown: 1 }, []],
  [pet, { name: "Rex", age: undefined }, []],
  [pet, undefined, []],
  [pet, null, ["`body` must be an object, got `null`."]],
  [pet, {}, ["`body.name` must be text, got nothing."]],
  [pet, { name: undefined }, ["`body.name` must be text, got nothing."]],
  [
    pet,
    { name: 5, age: -1 },
    ["`body.name` must be text, got `5`.", "`body.age` must be an integer of at least 0, got `-1`."],
  ],
  [
    pet,
    { name: "Rex", tags: ["a", 5], parent: { parent: {} } },
    [
      "`body.tags[1]` must be text, got `5`.",
      "`body.parent.name` must be text, got nothing.",
      "`body.parent.parent.name` must be text, got nothing.",
    ],
  ],
  [pet, { name: "Rex", tags: ["a", "b", "c"] }, ["`body.tags` must be a list, got a list of 3."]],
  [
    { fields: { name: text }, others: false, expected: "an object" },
    { name: "Rex", nmae: 1 },
    ["`body.nmae` is unknown. The document has `name`."],
  ],
  [
    { others: age, expected: "an object" },
    { "first one": "a" },
    ['`body["first one"]` must be an integer of at least 0, got `"a"`.'],
  ],
  [{ enum: ["a", null, 1], expected: "one of" }, null, []],
  [{ enum: ["a", null, 1], expected: "one of these" }, 2, ["`body` must be one of these, got `2`."]],
  [{ enum: [2n ** 53n], expected: "a long number" }, 2 ** 53, []],
  [{ enum: [10n ** 300n], expected: "a long number" }, 1e300, []],
  [{ enum: [5, { b: [5, 1n], a: null }], expected: "an object" }, { a: null, b: [5, 1] }, []],
  [{ enum: [{ a: [1, 2] }], expected: "an object" }, { a: [2, 1] }, ["`body` must be an object, got an object."]],
  [
    { uniqueItems: true, expected: "a list of different items" },
    ["b", "a", "a"],
    ['`body` must be a list of different items, got `"a"` twice.'],
  ],
  [
    { uniqueItems: true, expected: "a list of different items" },
    [3, 4, 3],
    ["`body` must be a list of different items, got `3` twice."],
  ],
  [
    { uniqueItems: true, maxItems: 2, expected: "a list of at most 2 items, all different" },
    [3, 4, 3],
    ["`body` must be a list of at most 2 items, all different, got a list of 3."],
  ],
  [{ uniqueItems: true, expected: "a list of different items" }, [3, "3", null, null, {}, {}], []],
  [
    { uniqueItems: true, type: "array", expected: "a list of different items" },
    "aa",
    ['`body` must be a list of different items, got `"aa"`.'],
  ],
  [
    { minProperties: 1, expected: "an object of at least 1 property" },
    {},
    ["`body` must be an object of at least 1 property, got an object of 0."],
  ],
  [
    {
      contains: { type: "integer", expected: "an integer" },
      minContains: 2,
      containing: "a list with at least 2 items that are an integer",
      expected: "a list",
    },
    ["a", 1],
    ["`body` must be a list with at least 2 items that are an integer, got 1 of 2."],
  ],
  [{ required: ["id"], expected: "an object" }, {}, ["`body.id` must be given, got nothing."]],
  [{ multipleOf: 3, expected: "a multiple" }, 1e300, []],
  [{ multipleOf: 0.01, expected: "a price" }, 19.99, []],
  [{ multipleOf: 0.01, expected: "a price" }, 19.995, ["`body` must be a price, got `19.995`."]],
  [{ multipleOf: 1e-7, expected: "a part" }, 3e-7, []],
  [{ maximum: 2n ** 63n - 2n, expected: "less" }, 5, []],
  [{ enum: [2n ** 53n + 1n], expected: "one" }, 2 ** 53, ["`body` must be one, got `9007199254740992`."]],
  [
    { all: [age, { maximum: 5, expected: "at most 5" }], expected: "a value" },
    7,
    ["`body` must be at most 5, got `7`."],
  ],
  [{ any: [age, text], expected: "an age or text" }, "a", []],
  [{ any: [age, text], expected: "an age or text" }, true, ["`body` must be an age or text, got `true`."]],
  [text, new Date(0), []],
  [{ prefix: [text, age], items: { enum: [], expected: "no value" }, expected: "a pair" }, ["a", 1], []],
  [
    { prefix: [text, age], items: { enum: [], expected: "no value" }, expected: "a pair" },
    [1, -1, 2],
    [
      "`body[0]` must be text, got `1`.",
      "`body[1]` must be an integer of at least 0, got `-1`.",
      "`body[2]` must be no value, got `2`.",
    ],
  ],
  [{ requires: { card: ["address"] }, expected: "an object" }, { other: 1 }, []],
  [
    { requires: { card: ["address"] }, fields: { address: text }, expected: "an object" },
    { card: 1 },
    ["`body.address` must be text, got nothing."],
  ],
  [{ patterns: [["^x-", age]], others: false, expected: "an object" }, { "x-a": 1 }, []],
  [{ patterns: [["^x-", age]], others: text, expected: "an object" }, { ["y".repeat(300)]: 1 }, []],
  [
    { patterns: [["^x-", age]], fields: { "x-b": text }, others: false, expected: "an object" },
    { "x-a": "a", "x-b": "b", y: 1 },
    [
      '`body["x-a"]` must be an integer of at least 0, got `"a"`.',
      '`body["x-b"]` must be an integer of at least 0, got `"b"`.',
      "`body.y` is unknown. The document has `x-b`.",
    ],
  ],
  [
    { names: { maxLength: 2, expected: "text of at most 2 characters" }, others: age, expected: "an object" },
    { ab: 1, abc: "x" },
    ["`body.abc` must have another name: text of at most 2 characters."],
  ],
])("reports the place, the rule and the value of each violation: %#", (check, body, violations) => {
  expect(violationsOf(check, body)).toEqual(violations);
});

test("reports the violations of the branch that the value selects", () => {
  const dog: SchemaCheck = {
    type: "object",
    required: ["kind"],
    fields: { kind: { enum: ["dog"], expected: "`dog`" }, age },
    expected: "a dog",
  };
  const cat: SchemaCheck = {
    type: "object",
    fields: { kind: { enum: ["cat"], expected: "`cat`" }, age: text, lives: age },
    expected: "a cat",
  };
  const check: SchemaCheck = { any: [cat, dog], by: "kind", expected: "a cat or a dog" };

  expect(violationsOf(check, { kind: "dog", age: "old", lives: "9" })).toEqual([
    '`body.age` must be an integer of at least 0, got `"old"`.',
  ]);
  expect(violationsOf(check, { kind: "cow" })).toEqual(['`body.kind` must be `cat` or `dog`, got `"cow"`.']);
  expect(violationsOf({ any: [dog], by: "kind", expected: "a dog" }, {})).toEqual([
    "`body.kind` must be `dog`, got nothing.",
  ]);
  expect(violationsOf(check, 5)).toEqual(["`body` must be a cat or a dog, got `5`."]);
});

/** Returns the check of an object of one of these kinds. */
const select = (...values: string[]): SchemaCheck => ({
  fields: { kind: { enum: values, expected: values.map((value) => `\`${value}\``).join(" or ") } },
  expected: "an object",
});

test("names the values that select a branch, also if another part of it declares the property", () => {
  const animal: SchemaCheck = { type: "object", required: ["kind"], fields: { kind: text }, expected: "an animal" };
  const dog: SchemaCheck = {
    all: [animal, select("dog", "puppy")],
    required: ["age"],
    fields: { age },
    expected: "a dog",
  };
  const cat: SchemaCheck = {
    all: [animal, select("cat")],
    required: ["lives"],
    fields: { lives: age },
    expected: "a cat",
  };
  const check: SchemaCheck = { any: [dog, () => cat], by: "kind", expected: "a pet" };
  const allowed = "`body.kind` must be `dog` or `puppy` or `cat`";

  expect(violationsOf(check, { kind: "puppy", lives: -1 })).toEqual([
    "`body.age` must be an integer of at least 0, got nothing.",
  ]);
  expect(violationsOf(check, { kind: "cat", age: "x" })).toEqual([
    "`body.lives` must be an integer of at least 0, got nothing.",
  ]);
  expect(violationsOf(check, { kind: "cow", age: 1 })).toEqual([`${allowed}, got \`"cow"\`.`]);
  expect(violationsOf(check, { kind: 5, age: 1 })).toEqual([`${allowed}, got \`5\`.`]);
  expect(violationsOf(check, { age: 1 })).toEqual([`${allowed}, got nothing.`]);
});

test("names the values that select a branch where all branches share a list of values", () => {
  const animal: SchemaCheck = { ...select("cat", "dog", "puppy"), type: "object", required: ["kind"] };
  const dog: SchemaCheck = { all: [animal], ...select("dog") };
  const young: SchemaCheck = { all: [animal], fields: { age }, expected: "an animal" };
  const puppy: SchemaCheck = { all: [young, select("puppy")], expected: "a puppy" };
  const check: SchemaCheck = { any: [dog, () => puppy], by: "kind", expected: "an animal" };

  expect(violationsOf(check, { kind: "cow" })).toEqual(['`body.kind` must be `dog` or `puppy`, got `"cow"`.']);
  expect(violationsOf(check, { kind: "puppy", age: "x" })).toEqual([
    '`body.age` must be an integer of at least 0, got `"x"`.',
  ]);
});

test("names the property that a branch does not allow, if the value of its selector selects that branch", () => {
  const animal: SchemaCheck = { fields: { kind: text }, others: false, expected: "an animal" };
  const closed: SchemaCheck = { fields: { bark: text }, others: false, expected: "a dog" };
  const check: SchemaCheck = {
    any: [
      { all: [animal, closed, select("dog")], expected: "a dog" },
      { all: [animal, select("cat")], expected: "a cat" },
    ],
    by: "kind",
    expected: "an animal",
  };

  expect(violationsOf(check, { kind: "dog", bark: "loud" })).toEqual([
    "`body.bark` is unknown. The document has `kind`.",
    "`body.kind` is unknown. The document has `bark`.",
  ]);
});

test("visits only the branch that a value selects, at each of many levels", () => {
  let reads = 0;
  const kinds = ["cat", "dog"].map((kind): SchemaCheck => ({
    all: [select(kind)],
    fields: {
      get age() {
        reads += 1;
        return age;
      },
      next: () => check,
    },
    expected: `a ${kind}`,
  }));
  const check: SchemaCheck = { any: kinds, by: "kind", expected: "an animal" };
  let value: object = { kind: "cow" };
  for (let level = 0; level < 30; level += 1)
    value = { kind: level % 2 === 0 ? "cat" : "dog", age: level, next: value };

  expect(violationsOf(check, value)).toEqual([
    expect.stringMatching(/^`body(?:\.next){30}\.kind` must be `cat` or `dog`, got/),
  ]);
  expect(reads).toBeLessThan(1_000);
});

test("compares 64-bit numbers as they are sent, digit by digit", () => {
  const id: SchemaCheck = { type: "integer", minimum: 1, multipleOf: 2, expected: "an even id" };
  const exactId = { exact: { fields: { id: int64 } } };
  const check: SchemaCheck = { fields: { id }, expected: "an object" };

  expect(violationsOf(check, { id: "7300000000000000002" }, exactId)).toEqual([]);
  expect(violationsOf(check, { id: 4 }, exactId)).toEqual([]);
  expect(violationsOf(check, { id: "7300000000000000001" }, exactId)).toEqual([
    "`body.id` must be an even id, got `7300000000000000001`.",
  ]);
  expect(violationsOf(check, { id: "4" })).toEqual(['`body.id` must be an even id, got `"4"`.']);
});

test.each<[body: unknown, violations: string[]]>([
  [{ name: "Rex", age: "3", tags: "a" }, []],
  [{ name: 5, tags: ["a", 7] }, []],
  [{ name: new Blob(["Rex"]) }, []],
  [{ name: new Date(0) }, []],
  [new FormData(), []],
  [new URLSearchParams({ age: "x" }), []],
  ["age=x", []],
  [{ name: null }, ["`body.name` must be text, got `null`."]],
  [{ name: undefined }, ["`body.name` must be text, got nothing."]],
  [{ name: "Rex", tags: ["a", null] }, ["`body.tags[1]` must be text, got `null`."]],
  [{ name: "Rex", age: "x" }, ['`body.age` must be an integer of at least 0, got `"x"`.']],
])("reads the values of a form as text: %#", (body, violations) => {
  expect(violationsOf(pet, body, { mediaType: "multipart/form-data" })).toEqual(violations);
  expect(violationsOf(pet, body, { mediaType: "application/x-www-form-urlencoded" })).toEqual(violations);
});

test("accepts null where a form may have it, in text and in JSON", () => {
  const note: SchemaCheck = { type: ["string", "null"], expected: "text or null" };
  const tags: SchemaCheck = { type: "array", items: note, minItems: 2, expected: "a list" };
  const fields = { note, tags };
  const meta: SchemaCheck = { type: ["object", "null"], required: ["note", "tags"], fields, expected: "an object" };
  const form: SchemaCheck = {
    type: "object",
    required: ["note", "meta", "tags"],
    fields: { note, tags, meta, list: { type: "array", items: meta, expected: "a list" } },
    expected: "a form",
  };
  const value = { note: null, tags: ["a", null] };
  for (const mediaType of ["multipart/form-data", "application/x-www-form-urlencoded"]) {
    expect(violationsOf(form, { ...value, meta: value, list: [value, null] }, { mediaType })).toEqual([]);
    expect(violationsOf(form, { ...value, meta: null }, { mediaType })).toEqual([]);
    expect(violationsOf(form, { ...value, meta: { ...value, note: undefined } }, { mediaType })).toEqual([
      "`body.meta.note` must be text or null, got nothing.",
    ]);
  }
});

test("compares what a form carries as JSON without reading texts as other types", () => {
  const inner: SchemaCheck = { type: "object", fields: { age, id: age }, expected: "an object" };
  const form: SchemaCheck = {
    type: "object",
    fields: { meta: inner, list: { type: "array", items: inner, expected: "a list" }, age },
    expected: "a form",
  };
  const exact = { fields: { meta: { fields: { id: int64 } }, list: { items: { fields: { id: int64 } } } } };
  const given = { age: "1", meta: { age: "2", id: "3" }, list: [{ age: "4", id: "5" }] };
  for (const mediaType of ["multipart/form-data", "application/x-www-form-urlencoded"]) {
    expect(violationsOf(form, given, { mediaType, exact })).toEqual([
      '`body.meta.age` must be an integer of at least 0, got `"2"`.',
      '`body.list[0].age` must be an integer of at least 0, got `"4"`.',
    ]);
  }
  const encoding = { age: { contentType: "application/json" }, list: { style: "deepObject" } } as const;
  expect(violationsOf(form, given, { mediaType: "application/x-www-form-urlencoded", exact, encoding })).toEqual([
    '`body.age` must be an integer of at least 0, got `"1"`.',
    '`body.meta.age` must be an integer of at least 0, got `"2"`.',
  ]);
});

test("reads the parts of a parameter as text, unless it is sent as JSON", () => {
  const rules: SchemaCheck = { fields: { id: age }, others: false, expected: "an object" };
  const messagesOf = (value: unknown, more: object): string[] =>
    checkInner("filter", value, { rules, ...more }, (shown) => shown).map(({ message }) => message);

  expect(messagesOf({ id: "3" }, {})).toEqual([]);
  expect(messagesOf({ id: "3" }, { isJson: true })).toEqual([
    '`filter.id` must be an integer of at least 0, got `"3"`.',
  ]);
  expect(messagesOf({ id: "3" }, { isJson: true, exact: { fields: { id: int64 } } })).toEqual([]);
  expect(messagesOf({ other: 1 }, {})).toEqual(["`filter.other` is unknown. The document has `id`."]);
});

test("reports a required body that is missing", () => {
  expect(violationsOf(pet, undefined, { required: true })).toEqual(["`body` must be an object, got nothing."]);
});

test("shows neither the key nor more than ten violations", () => {
  const body = Array.from({ length: 12 }, () => "k-0123456789");
  const violations = violationsOf({ items: age, expected: "a list" }, body);

  expect(violations).toHaveLength(10);
  expect(violations.join()).not.toContain("k-0123456789");
  expect(violationsOf({ others: false, expected: "a" }, { "k-0123456789": 1 }).join()).not.toContain("k-0123456789");
});

test("ends for a schema that refers to itself, and for a deep value", () => {
  const circle: SchemaCheck = { all: [() => circle, () => circle], expected: "a value" };
  let deep: unknown = { name: 5 };
  for (let level = 0; level < 2_000; level += 1) deep = { name: "Rex", parent: deep };

  expect(violationsOf(circle, {})).toEqual([]);
  expect(violationsOf(pet, deep)).toEqual([]);
});

test("misses a required property that a form cannot carry: an empty list, or an empty object with a style", () => {
  const tags: SchemaCheck = { type: "array", expected: "a list" };
  const form: SchemaCheck = { required: ["tags", "meta"], fields: { tags, meta: pet }, expected: "a form" };
  const whole = { tags: [], meta: { name: "Rex" } };
  for (const mediaType of ["multipart/form-data", "application/x-www-form-urlencoded"]) {
    expect(violationsOf(form, whole, { mediaType })).toEqual(["`body.tags` must be a list, got nothing."]);
    const encoding = { meta: { style: "deepObject" } } as const;
    expect(violationsOf(form, { tags: ["a"], meta: {} }, { mediaType, encoding })).toEqual([
      "`body.meta` must be an object, got nothing.",
    ]);
  }
  const encoding = { tags: { contentType: "application/json" } };
  expect(violationsOf(form, whole, { mediaType: "application/x-www-form-urlencoded", encoding })).toEqual([]);
});
