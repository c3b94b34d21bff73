import type { OpenApi, Schema } from "@shortvideo-api/document";
import { expect, test } from "vitest";
import { readBody } from "../request/read-body.js";
import { createValidators } from "./create-validators.js";
import type { ResponseDifference } from "./response-difference.js";
import { visitBody } from "./visit-body.js";

/** Returns the differences of a body from a schema. */
function compare(schema: Schema, text: string): readonly ResponseDifference[] {
  const document: OpenApi = {
    openapi: "3.1.0",
    info: { title: "Pairs", version: "1" },
    tags: [],
    paths: {},
    components: { schemas: { Pair: schema } },
  };
  const body = readBody(text);
  if (!body) throw new Error(`${text} is not JSON.`);
  return visitBody(document, createValidators(document), ["components", "schemas", "Pair"], body).differences;
}

function listDifferences(schema: Schema, text: string): string[] {
  return compare(schema, text).map(({ code, place }) => `${code} ${place}`);
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

test.each<[schema: Schema, text: string, expected: string, found: string]>([
  [
    { type: "array", uniqueItems: true },
    "[3, 4, 3]",
    "a list of different items",
    "a list whose items 0 and 2 are the same",
  ],
  [{ type: "array", maxItems: 1 }, "[3, 4]", "a list of at most 1 item", "a list of 2 items"],
  [{ type: "object", minProperties: 1 }, "{}", "an object of at least 1 property", "an object of 0 properties"],
])("says what the rule is and what was found, for %j and %s", (schema, text, expected, found) => {
  expect(compare(schema, text)).toMatchObject([{ expected, found }]);
});
