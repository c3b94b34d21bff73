import { expect, test } from "vitest";
import { compareDocuments } from "../../packages/diff/src/compare-documents.ts";
import { printChangeset } from "../src/release/print-changeset.ts";
import {
  field,
  type Json,
  object,
  operation,
  param,
  params,
  response,
  responses,
} from "../../packages/diff/test/edit.ts";
import { readDocument } from "../../packages/diff/test/read-document.ts";

// The sentences that callers read about changes.

const list: Json = { type: "array", items: { type: "string" } };
const empty: Json = { description: "All is well." };
const old: Json = { type: "string", deprecated: true };
const cat = object({ kind: { const: "cat" }, id: { type: "string" } }, ["kind", "id"]);
const dog = object({ kind: { const: "dog" }, barks: { type: "string" } }, ["barks", "kind"]);
const tasks: Json = {
  Task: object({ title: { type: "string" } }, ["title"]),
  TermsOfService: object({ text: { type: "string" } }, ["text"]),
};

test.each<[words: string, before: Json, after: Json]>([
  ["`pets.list` uses `100` when `size` is omitted; it was `10`.", param({ default: 10 }), param({ default: 100 })],
  [
    "`size` has the default `b`; it had the default `a`.",
    param({ default: "a" }, { required: true }),
    param({ default: "b" }, { required: true }),
  ],
  [
    "`pets.list` accepts `default` for `size` too.",
    param({ type: "string", enum: ["query.size"] }),
    param({ type: "string", enum: ["query.size", "default"] }),
  ],
  ["`value` of the response may be `b`, `c` or `d`.", field({ enum: ["a"] }), field({ enum: ["a", "b", "c", "d"] })],
  [
    "The response is `TermsOfService`; it was `Task`.",
    response({ $ref: "#/components/schemas/Task" }, tasks),
    response({ $ref: "#/components/schemas/TermsOfService" }, tasks),
  ],
  [
    '`value` of the response may contain an object with `kind: "dog"` and `barks` too.',
    field({ oneOf: [cat, { type: "string" }] }),
    field({ oneOf: [cat, { type: "string" }, dog] }),
  ],
  [
    "`value` of the response no longer contains an object with `size`.",
    field({ anyOf: [{ allOf: [object({ size: {} })] }, cat] }),
    field({ anyOf: [cat] }),
  ],
  [
    "`value` of the response may contain values of type `object` too.",
    field({ anyOf: [{ type: "string" }, { type: "array" }] }),
    field({ anyOf: [{ type: "string" }, { type: "array" }, { type: "object" }] }),
  ],
  ["`value` of the response may be `404`.", field({ enum: [200] }), field({ enum: [200, 404] })],
  ["`pets.list` no longer accepts `1` for `size`.", param({ enum: [1, 2] }), param({ enum: ["1", 2] })],
  ['`pets.list` accepts `"1"` for `size` too.', param({ enum: [1, 2] }), param({ enum: ["1", 2] })],
  ["`pets.list` no longer accepts an empty `size`.", param(list), param({ ...list, minItems: 1 })],
  ["`pets.list` accepts an empty `size` too.", param({ type: "string", minLength: 1 }), param({ type: "string" })],
  ["`value` of the response is never empty; it could be.", field(list), field({ ...list, minItems: 1 })],
  [
    "`pets.list` accepts `size` of at least 3 characters; it had no limit.",
    param({ type: "string" }),
    param({ type: "string", minLength: 3 }),
  ],
  [
    "`pets.list` accepts `size` less than 10; it was at most 10.",
    param({ type: "number", maximum: 10 }),
    param({ type: "number", exclusiveMaximum: 10 }),
  ],
  [
    "`pets.list` no longer accepts `size`, which was deprecated.",
    param({ type: "string" }, { deprecated: true }),
    params(),
  ],
  [
    "`name` of the response, which was deprecated, was removed.",
    response({ type: "object", properties: { name: old, id: { type: "string" } } }),
    response({ type: "object", properties: { id: { type: "string" } } }),
  ],
  [
    "`headers.size` of the response is new.",
    response({ type: "object", properties: { headers: { type: "object" } } }),
    response({ type: "object", properties: { headers: { type: "object", properties: { size: { type: "string" } } } } }),
  ],
  [
    "`size` has the format `int64`; it had the format `int32`. With the client, write it as a string of digits.",
    param({ type: "integer", format: "int32" }),
    param({ type: "integer", format: "int64" }),
  ],
  [
    "`value` of the response is a 64-bit integer; it was a boolean.",
    field({ type: "boolean" }),
    field({ type: "integer", format: "int64" }),
  ],
  ["`value` of the response may be null. Handle null.", field({ type: "string" }), field({ type: ["string", "null"] })],
  [
    "`size` is confirmed. It was assumed: Seen in requests.",
    param({}, { "x-provenance": { status: "assumed", reason: "Seen in requests." } }),
    param({}),
  ],
  [
    "`pets.list`: Any other failure is documented: All is well.",
    responses({ "200": empty }),
    responses({ "200": empty, default: empty }),
  ],
])("prints the change for callers: %s", async (words, before, after) => {
  const changes = compareDocuments({ before: await readDocument(before), after: await readDocument(after) });

  expect(printChangeset(changes, [])).toContain(words);
});

test.each<[words: string, before: Json, after: Json]>([
  [
    'No longer accepts `" a"` or `""` for `size`.',
    param({ type: "string", enum: ["b", " a", ""] }),
    param({ type: "string", enum: ["b"] }),
  ],
  [
    'Uses `" a"` when `size` is omitted; it was `b`.',
    param({ type: "string", default: "b" }),
    param({ type: "string", default: " a" }),
  ],
  [
    '`" a\\u{000a}b"` of the response is new.',
    response({ type: "object", properties: {} }),
    response({ type: "object", properties: { " a\nb": { type: "string" } } }),
  ],
  [
    "`pets.list` is deprecated. Too old. And slow.",
    operation({}),
    operation({ deprecated: true, "x-deprecated": { since: "1.1.0", why: "Too old.\nAnd slow." } }),
  ],
])("makes invisible characters visible, and prints each message on one line: %s", async (words, before, after) => {
  const changes = compareDocuments({ before: await readDocument(before), after: await readDocument(after) });

  expect(changes.map(({ message }) => message)).toContain(words);
});
