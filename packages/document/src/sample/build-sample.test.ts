import { expect, test } from "vitest";
import { inCI } from "../../../../scripts/in-ci.ts";
import { buildSamples } from "./build-sample.ts";
import { readSampleValue, type Sample } from "./sample.ts";
import { isList, type Json } from "../schema/json.ts";
import { admitsValue } from "../admit/admit-value.ts";
import type { Schema, SchemaObject } from "../schema/schema.ts";

function open(schemas: Readonly<Record<string, Schema>>): {
  valueOf: (key: string, seed?: number) => Json;
  sampleOf: (key: string) => Sample | undefined;
} {
  const samples = buildSamples({ schemas, aliases: new Map(Object.keys(schemas).map((key) => [key, key])) });
  return {
    valueOf: (key, seed = 0) => readSampleValue(samples.named(key) ?? { kind: "absent" }, seed, samples.byAlias),
    sampleOf: samples.named,
  };
}

const user: Schema = { $ref: "#/components/schemas/User" };

test("fills optional properties too, each with a text made of its name", () => {
  const { valueOf } = open({
    Song: { type: "object", properties: { title: { type: "string" }, url_title: { type: "string" } } },
  });

  expect(valueOf("Song")).toEqual({ title: "Title 1", url_title: "Url title 1" });
  expect(valueOf("Song", 1)).toEqual({ title: "Title 2", url_title: "Url title 2" });
});

test("uses the valid examples in turn", () => {
  const { valueOf } = open({ Level: { type: "string", maxLength: 4, examples: ["high", "very high", 3, "low"] } });

  expect([0, 1, 2].map((seed) => valueOf("Level", seed))).toEqual(["high", "low", "high"]);
});

test.each<SchemaObject>([
  { type: "string", examples: ["a", "b"] },
  { type: "object", required: ["id"], properties: { id: { type: "integer" } }, examples: [{ id: 2 }, { id: 1 }] },
])("begins a body with the first of several examples: %j", (schema) => {
  const samples = buildSamples({ schemas: {}, aliases: new Map() });
  const sample = samples.ofBody(schema, []) ?? { kind: "absent" };

  expect(readSampleValue(sample, 0, samples.byAlias)).toEqual(schema.examples?.[0]);
});

test("uses the example of an object before those of its properties", () => {
  const { valueOf } = open({
    Song: {
      type: "object",
      properties: { title: { type: "string", examples: ["Rain"] }, plays: { type: "integer", examples: [7] } },
      examples: [{ title: "Sun" }],
    },
  });

  expect(valueOf("Song")).toEqual({ title: "Sun", plays: 7 });
});

test("uses the example or the default of a list of scalars unchanged", () => {
  const days = ["2020-01-01", "2020-01-02", "2020-01-02", "2020-01-09"];
  const { valueOf } = open({
    Days: { type: "array", items: { type: "string", format: "date" }, examples: [3, days] },
    Sizes: { type: "array", items: { type: "integer" }, default: [3, 1, 3, 2] },
    Song: { type: "object", properties: { tags: { type: "array", items: user } }, examples: [{ tags: [{ id: 1 }] }] },
    User: { type: "object", properties: { id: { type: "integer" } } },
  });

  expect([valueOf("Days"), valueOf("Days", 1), valueOf("Sizes")]).toEqual([days, days, [3, 1, 3, 2]]);
  expect(valueOf("Song", 1)).not.toEqual(valueOf("Song"));
});

test("uses null only where it is the only example, or nothing else is valid", () => {
  const schema: SchemaObject = { type: ["string", "null"] };
  const { valueOf } = open({ Only: { ...schema, examples: [null] }, One: { ...schema, examples: [null, "a"] } });

  expect([valueOf("Only"), valueOf("One")]).toEqual([null, "a"]);
});

test("counts ids up, so that no two items are the same", () => {
  const { valueOf } = open({ Id: { type: "string", pattern: "^\\d+$", examples: ["7300000000000000001"] } });

  expect([0, 1, 2].map((seed) => valueOf("Id", seed))).toEqual([
    "7300000000000000001",
    "7300000000000000002",
    "7300000000000000003",
  ]);
});

test("returns a 64-bit number as a decimal string", () => {
  const { valueOf } = open({
    Room: {
      type: "object",
      properties: { id: { type: "integer", format: "int64", "x-example": "7561234567890123457" } },
    },
  });

  expect(valueOf("Room")).toEqual({ id: "7561234567890123457" });
});

test("leaves out a field whose two formats exclude each other", () => {
  const formats = ["date-time", "hostname"];
  const allOf = formats.map((format): Schema => ({ properties: { at: { type: "string", format } } }));
  const { valueOf } = open({ Stop: { type: "object", allOf } });

  expect(valueOf("Stop")).toEqual({});
});

test("lets times go back with each seed", () => {
  const { valueOf } = open({ Time: { type: "integer", examples: [1_767_225_600], "x-unit": "epoch-seconds" } });

  expect([0, 1, 2].map((seed) => valueOf("Time", seed))).toEqual([1_767_225_600, 1_767_220_597, 1_767_215_594]);
});

test("ends a recursive value at the first optional part", () => {
  const { valueOf } = open({
    Comment: {
      type: "object",
      required: ["user"],
      properties: { user, replies: { type: "array", items: { $ref: "#/components/schemas/Comment" } } },
    },
    User: {
      type: "object",
      properties: { name: { type: "string", examples: ["Lina"] }, comment: { $ref: "#/components/schemas/Comment" } },
    },
  });

  expect(valueOf("Comment")).toEqual({ user: { name: "Lina" }, replies: [] });
});

test("builds no sample of an endless schema", () => {
  const { sampleOf } = open({ User: { type: "object", required: ["friend"], properties: { friend: user } } });

  expect(sampleOf("User")).toBeUndefined();
});

test("prefers values other than null", () => {
  const { valueOf } = open({
    User: { anyOf: [{ type: "null" }, { type: ["null", "integer"], minimum: 5, maximum: 5 }] },
  });

  expect(valueOf("User")).toBe(5);
});

test("finds a value of a branch of oneOf that the other branch rejects", () => {
  const { valueOf } = open({
    Media: {
      oneOf: [
        { type: "object", properties: { url: { type: "string" } } },
        { type: "object", required: ["seconds"], properties: { url: { type: "integer" }, seconds: { const: 3 } } },
      ],
    },
  });

  expect(valueOf("Media")).toEqual({ url: "Url 1" });
});

test("writes JSON that matches `contentSchema` into a string", () => {
  const { valueOf } = open({
    Extra: { type: "string", contentMediaType: "application/json", contentSchema: user },
    User: { type: "object", properties: { verified: { type: "boolean" } } },
  });

  expect(valueOf("Extra")).toBe('{"verified":false}');
});

test("rounds the counts of a sibling, and repeats the value of another", () => {
  const count: Schema = { type: "string", examples: ["48312345"] };
  const { valueOf } = open({
    Post: {
      type: "object",
      properties: {
        stats: { $ref: "#/components/schemas/Stats", "x-rounded-from": "statsV2" },
        statsV2: { type: "object", properties: { heart: { ...count, "x-same-as": "heartCount" }, heartCount: count } },
      },
    },
    Stats: { type: "object", properties: { heart: { type: "integer" }, heartCount: { type: "integer" } } },
  });

  expect(valueOf("Post")).toEqual({
    stats: { heart: 48_300_000, heartCount: 48_300_000 },
    statsV2: { heart: "48312345", heartCount: "48312345" },
  });
});

test.each(["(?i)abc", "["])(
  "ignores `%s`, which is not a regular expression, and keeps the other limits",
  (pattern) => {
    expect(open({ Code: { type: "string", pattern, maxLength: 3 } }).valueOf("Code")).toMatch(/^.{1,3}$/);
  },
);

test("matches patterns without an example", () => {
  const pattern = "^(?:v|V)\\d{2}-[A-F]{3}(?:\\.x+)?$";

  expect(open({ Version: { type: "string", pattern } }).valueOf("Version")).toMatch(new RegExp(pattern));
});

test.each<Schema>([
  { type: "string", pattern: `^${"(".repeat(9_000)}a${")".repeat(9_000)}$` },
  { type: "string", minLength: 1e9 },
  { type: "string", minLength: 1e9, format: "email" },
])("leaves out a text that does not fit into memory: %#", (id) => {
  const { valueOf } = open({ Song: { type: "object", properties: { id } } });

  expect(valueOf("Song")).toEqual({});
});

test.each<[schema: SchemaObject, value: Json]>([
  [{ type: "string", format: "ipv6", maxLength: 5 }, "::1"],
  [{ type: "string", format: "ipv4", maxLength: 8 }, "10.0.0.1"],
  [{ type: "string", format: "hostname", minLength: 90 }, "a-1.example.com".padEnd(90, "a.")],
  [{ type: "string", pattern: String.raw`\bfoo\b`, minLength: 5 }, "foo  "],
  [{ type: "array", prefixItems: [{ const: 1 }], contains: { const: 3 }, unevaluatedItems: false }, [1, 3]],
  [{ type: "array", not: { prefixItems: [{ type: "integer" }], items: false } }, ["A 1", "A 2"]],
  [{ type: "number", exclusiveMaximum: -1e300 }, -1.0000000000000005e300],
])("finds a value of %j", (schema, value) => {
  const { valueOf } = open({ A: schema });

  expect(valueOf("A")).toEqual(value);
  expect(admitsValue({ schemas: {}, aliases: new Map() }, schema, value)).toBe(true);
});

test("leaves out an optional property for which no valid value is found", () => {
  const { valueOf } = open({
    User: {
      type: "object",
      properties: { name: { const: "Lina" }, code: { type: "string", pattern: "^(a)\\1$", maxLength: 1 } },
    },
  });

  expect(valueOf("User")).toEqual({ name: "Lina" });
});

test("plans a property called `__proto__` like any other", () => {
  const properties = Object.fromEntries([["__proto__", { const: "plain" }]]);

  expect(Object.entries(open({ Odd: { type: "object", properties } }).valueOf("Odd") ?? {})).toEqual([
    ["__proto__", "plain"],
  ]);
});

function chain(length: number, link: (next: Schema) => Schema, end: Schema): Record<string, Schema> {
  const links = Array.from({ length }, (_, index): [string, Schema] => [
    `A${index}`,
    link({ $ref: `#/components/schemas/A${index + 1}` }),
  ]);
  return Object.fromEntries([...links, [`A${length}`, end]]);
}

function nest(levels: number, wrap: (inner: Schema) => Schema, innermost: Schema): Schema {
  return levels === 0 ? innermost : wrap(nest(levels - 1, wrap, innermost));
}

/** Returns about how many lines a plan or a value takes. */
function sizeOf(value: unknown): number {
  return JSON.stringify(value, undefined, 0).split(/[[{,]/).length;
}

test("keeps arrays within arrays small", () => {
  const { valueOf, sampleOf } = open({ A: nest(200, (items) => ({ type: "array", items }), { type: "string" }) });

  expect(sizeOf(sampleOf("A"))).toBeLessThan(4_000);
  expect(sizeOf(valueOf("A"))).toBeLessThan(1_000);
});

test("keeps values of nested factories small", () => {
  const lists = chain(40, (items) => ({ type: "array", items }), { type: "string" });
  const twice = chain(40, (next) => ({ type: "object", properties: { one: next, other: next } }), { type: "string" });

  expect(sizeOf(open(lists).valueOf("A0"))).toBeLessThan(1_000);
  expect(sizeOf(open(twice).valueOf("A0"))).toBeLessThan(10_000);
});

test("builds no sample of a schema that is too deep", () => {
  const pair = chain(40, (items) => ({ type: "array", minItems: 2, items }), { type: "string" });

  expect(open(pair).sampleOf("A0")).toBeUndefined();
  expect(open({ Long: { type: "array", minItems: 1e9, items: { type: "string" } } }).sampleOf("Long")).toBeUndefined();
});

test.each<Schema>([
  { type: "string", minLength: 3 },
  { type: "object", required: ["id"], properties: { id: { type: "string" } } },
])("plans an allOf that repeats a schema as if it had the schema once: %j", (end) => {
  const doubled = chain(40, (next) => ({ allOf: [next, next] }), end);

  expect(open(doubled).valueOf("A0")).toEqual(open({ A0: end }).valueOf("A0"));
});

test("plans an allOf whose parts share a schema as if they had it once", () => {
  const links = chain(40, (next) => ({ allOf: [next, { allOf: [{ description: "Again." }, next] }] }), {
    type: "string",
    minLength: 3,
  });

  expect(open(links).valueOf("A0")).toBe("A 0 1");
});

test.each<Schema>(inCI([{ type: "string" }, {}, { type: "array", items: {} }, { not: {} }], [{ type: "string" }]))(
  "limits the number of branches that it tries, down to %j",
  (end) => {
    const listed = chain(40, (next) => ({ oneOf: [next, { type: "array", items: next }] }), end);

    expect(sizeOf(open(listed).sampleOf("A0") ?? null)).toBeLessThan(1_000);
  },
);

test("plans a deep object without a valid value in few attempts", () => {
  const deep = nest(60, (next) => ({ type: "object", required: ["next"], properties: { next } }), { not: {} });

  expect(sizeOf(open({ A: deep }).sampleOf("A") ?? null)).toBeLessThan(1_000);
});

test.each<[beside: SchemaObject, expected: Json]>([
  [{ examples: ["Rain"] }, "Rain"],
  [{ examples: [3, 7] }, 7],
  [{ default: "Sun" }, "Sun"],
  [{ examples: [{ title: "Rain" }] }, { title: "Rain" }],
])("uses %j beside a union", (beside, expected) => {
  const title: Schema = { type: "object", required: ["title"], properties: { title: { type: "string" } } };
  const { valueOf } = open({
    Name: { anyOf: [{ type: "string" }, { type: "integer", minimum: 5 }, title], ...beside },
  });

  expect(valueOf("Name")).toEqual(expected);
});

test("checks the values of an anyOf with a branch that may reject them", () => {
  const text = { type: "string" } as const;
  const oneOf = ["a", "b", "c"].map((name) => ({ type: "object" as const, properties: { [name]: text } }));
  const { valueOf } = open({ Rule: { type: "object", properties: { either: { anyOf: [{ oneOf }] }, label: text } } });

  // Each object with one of the properties matches all three branches.
  expect(valueOf("Rule")).toEqual({ label: "Label 1" });
});

test.each<SchemaObject>([
  { format: "date-time", pattern: "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$" },
  { format: "date-time", minLength: 25 },
  { format: "time", pattern: "\\+00:00$" },
  { format: "uri", pattern: "^http://" },
  { format: "uri", maxLength: 10 },
  { format: "email", pattern: "@company\\.com$" },
  { format: "ipv4", pattern: "^10\\." },
  { format: "uuid", pattern: "^[0-9A-F-]{36}$" },
  { format: "uuid", pattern: "-7[0-9a-f]{3}-" },
])("builds a text of a format that also has other limits: %j", (limits) => {
  const schema: Schema = { type: "string", ...limits };
  const { sampleOf, valueOf } = open({ Text: schema });

  expect(sampleOf("Text")).toBeDefined();
  expect(admitsValue({ schemas: {}, aliases: new Map() }, schema, valueOf("Text"))).toBe(true);
});

test.each<[limits: SchemaObject, first: number, second: number]>([
  [{ minimum: 0.1, maximum: 0.2 }, 0.17, 0.18],
  [{ exclusiveMinimum: 0, exclusiveMaximum: 0.5 }, 0.36, 0.37],
  [{ minimum: -0.75, maximum: -0.25 }, -0.65, -0.64],
  [{ minimum: 10.1, maximum: 10.15 }, 10.11, 10.111],
  [{ minimum: 0.1, maximum: 0.1 }, 0.1, 0.1],
])("counts in decimals where the limits %j have no whole number between them", (limits, first, second) => {
  const { valueOf } = open({ Rate: { type: "number", ...limits } });

  expect([valueOf("Rate"), valueOf("Rate", 1)]).toEqual([first, second]);
});

test.each<[items: Schema]>([
  [{ type: "string", examples: ["a", "b"] }],
  [{ type: "number", minimum: 0, maximum: 1 }],
  [{ oneOf: [{ const: 1 }, { type: "string", format: "uuid" }] }],
])("fills a list with more different items than one plan has: %j", (items) => {
  const values = open({ Set: { type: "array", uniqueItems: true, minItems: 4, items } }).valueOf("Set");

  expect(new Set(isList(values) ? values.map((value) => JSON.stringify(value)) : []).size).toBe(4);
});

test("names no entry of a map as `propertyNames` excludes, also if an example does", () => {
  const map: Schema = { type: "object", additionalProperties: { type: "string" }, examples: [{ "a b": "c", d: "e" }] };
  const propertyNames: Schema = { pattern: "^[^ ]+$" };
  const { valueOf } = open({
    Own: { ...map, propertyNames },
    Beside: { allOf: [map, { propertyNames }] },
    Numbers: { ...map, propertyNames, additionalProperties: { type: "integer" } },
  });

  for (const key of ["Own", "Beside"]) expect(valueOf(key)).toMatchObject({ d: "e" });
  for (const key of ["Own", "Beside", "Numbers"]) expect(Object.keys(Object(valueOf(key)))).not.toContain("a b");
});

test("lets values follow the schema of what nothing else evaluates", () => {
  const limit: Schema = { type: "integer" };
  const { valueOf } = open({
    Map: { type: "object", properties: { name: { const: "a" } }, unevaluatedProperties: limit, minProperties: 2 },
    List: { type: "array", unevaluatedItems: limit, minItems: 2 },
    Own: { allOf: [{ properties: { name: { const: "a" } } }], required: ["count"], unevaluatedProperties: limit },
  });

  expect(valueOf("Map")).toEqual({ name: "a", first: expect.any(Number) });
  expect(valueOf("List")).toEqual([expect.any(Number), expect.any(Number)]);
  expect(valueOf("Own")).toEqual({ name: "a", count: expect.any(Number) });
});

test.each<[items: Schema, values: Json[]]>([
  [{ enum: ["a", "b", null] }, ["a", "b", null]],
  [{ type: ["boolean", "null"] }, [false, true, null]],
  [{ anyOf: [{ const: "x" }, { type: "null" }, { const: 5 }] }, ["x", null, 5]],
  [{ oneOf: [{ type: "boolean" }, { const: "x" }] }, [false, true, "x"]],
])("fills a list of different items with each of few values: %j", (items, values) => {
  const { valueOf } = open({ Set: { type: "array", uniqueItems: true, minItems: 3, items } });

  expect(valueOf("Set")).toEqual(values);
});

test.each([
  ["movies", "Movie 1"],
  ["status", "Status 1"],
  ["courses", "Course 1"],
  ["url_list", "Url 1"],
  ["storyItems", "Story 1"],
])("names the items of `%s` in the singular", (name, text) => {
  const { valueOf } = open({
    Object: { type: "object", properties: { [name]: { type: "array", items: { type: "string" } } } },
  });

  expect(valueOf("Object")).toMatchObject({ [name]: [text, expect.any(String)] });
});
