import type { OpenApi, Schema } from "@shortvideo-api/document";
import { expect, test } from "vitest";
import { readBody } from "../request/read-body.js";
import { createValidators } from "./create-validators.js";
import { visitBody } from "./visit-body.js";

/** Returns the differences of a body from a schema. */
function listDifferences(schema: Schema, text: string): string[] {
  const document: OpenApi = {
    openapi: "3.1.0",
    info: { title: "Pairs", version: "1" },
    tags: [],
    paths: {},
    components: { schemas: { Pair: schema } },
  };
  const body = readBody(text);
  if (!body) throw new Error(`${text} is not JSON.`);
  return visitBody(document, createValidators(document), ["components", "schemas", "Pair"], body).differences.map(
    ({ code, place }) => `${code} ${place}`,
  );
}

test.each<[schema: Schema, text: string, differences: string[]]>([
  [{ prefixItems: [{ type: "string" }], items: { type: "integer" } }, '["a", 1, 2]', []],
  [
    { prefixItems: [{ type: "string" }], items: { type: "integer" } },
    '[1, "a"]',
    ["type-wrong body[0]", "type-wrong body[]"],
  ],
  [{ prefixItems: [{ type: "string" }, true], items: false }, '["a", 1]', []],
  [{ prefixItems: [{ type: "string" }], items: false }, '["a", 1]', ["field-new body[]"]],
  [{ prefixItems: [{ type: "string" }] }, '["a", 1]', []],
])("compares the first items of a tuple with their own schemas: %j, %s", (schema, text, differences) => {
  expect(listDifferences(schema, text)).toEqual(differences);
});
