import { expect, test } from "vitest";
import { BrokenReferenceError } from "../openapi/resolve-reference.ts";
import { listKnownParts, listParts } from "./list-parts.ts";

const pet = { properties: { id: { readOnly: true } } };
const document = { components: { schemas: { Pet: pet, Loop: { $ref: "#/components/schemas/Loop" } } } };
const referTo = (key: string) => ({ $ref: `#/components/schemas/${key}` });

test.each(["Cat", "Loop"])("lists the parts beside a part whose reference is broken: %s", (key) => {
  const schema = { allOf: [referTo(key), { oneOf: [referTo(key), referTo("Pet")] }] };

  expect(listKnownParts(document, schema)).toEqual([schema, schema.allOf[1], pet]);
  expect(listKnownParts(document, schema, "always")).toEqual([schema, schema.allOf[1]]);
  expect(listKnownParts(document, referTo(key))).toEqual([]);
  expect(() => listParts(document, schema)).toThrow(BrokenReferenceError);
});
