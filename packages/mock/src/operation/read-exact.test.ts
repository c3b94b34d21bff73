import type { OpenApi, Schema } from "@shortvideo-api/document";
import { stringifyExact } from "@shortvideo-api/wire";
import { expect, test } from "vitest";
import { readExact } from "./read-exact.js";

const id: Schema = { type: "integer", format: "int64" };
const schemas = {
  Room: { properties: { id, title: { type: "string" }, owner: { $ref: "#/components/schemas/User" } } },
  User: { properties: { name: { type: "string" }, rooms: { items: { $ref: "#/components/schemas/Room" } } } },
  Plain: { properties: { id: { type: "string" }, inner: { $ref: "#/components/schemas/Plain" } } },
};
// A document with only the parts that this test reads.
const document = { openapi: "3.1.0", components: { schemas } } as unknown as OpenApi;

test("finds 64-bit numbers through references that go in a circle", () => {
  const exact = readExact(document, { $ref: "#/components/schemas/User" });
  const user = { name: "1", rooms: [{ id: "7300000000000000001", title: "2", owner: { rooms: [{ id: "3" }] } }] };

  expect(stringifyExact(user, exact)).toBe(
    '{"name":"1","rooms":[{"id":7300000000000000001,"title":"2","owner":{"rooms":[{"id":3}]}}]}',
  );
});

test.each<Schema>([
  { type: "integer", format: "uint64" },
  { type: "number", format: "int64" },
  { type: ["number", "null"], format: "uint64" },
])("finds the 64-bit number %j", (schema) => {
  expect(readExact(document, schema)).toMatchObject({ int64: true });
});

test("returns no places for a schema without 64-bit numbers", () => {
  expect(readExact(document, { $ref: "#/components/schemas/Plain" })).toEqual({});
});

test("finds no 64-bit number in a named text beside additional properties that are 64-bit numbers", () => {
  const exact = readExact(document, { properties: { name: { type: "string" } }, additionalProperties: id });

  expect(stringifyExact({ name: "12", other: "12" }, exact)).toBe('{"name":"12","other":12}');
});

test("finds 64-bit numbers beside a `$ref`, in tuples and in properties with a pattern", () => {
  const exact = readExact(document, {
    $ref: "#/components/schemas/User",
    patternProperties: { "^id": id },
    properties: { pair: { prefixItems: [id, { type: "string" }] } },
  });

  expect(stringifyExact({ id1: "1", pair: ["2"], rooms: [{ id: "3" }] }, exact)).toBe(
    '{"id1":1,"pair":[2],"rooms":[{"id":3}]}',
  );
});
