import type { AssertionKeyword, OpenApi } from "@shortvideo-api/document/source";
import { expect, test } from "vitest";
import { findMisfits } from "../../client/src/checks/find-misfits.ts";
import type { CheckPart } from "../../client/src/checks/operation-checks.ts";
import { keywordCases } from "../../document/test/keyword-examples.ts";
import { buildSchemaChecks } from "../src/checks/build-schema-checks.ts";

const info = { title: "Pets", version: "1" };
const root: OpenApi = { openapi: "3.1.0", info, tags: [], paths: {}, components: { schemas: {} } };

/** Keywords that the client leaves to the service. */
const unchecked: ReadonlySet<string> = new Set<AssertionKeyword>([
  "oneOf",
  "not",
  "if",
  "then",
  "format",
  "contentMediaType",
  "contentSchema",
  "maxContains",
  "unevaluatedItems",
]);

test.each(keywordCases)("the client checks `%s`, or leaves it to the service knowingly", (keyword, example) => {
  const rules = buildSchemaChecks(root, { schemas: {}, aliases: new Map() }).of(example.schema);
  // Rules without references are checks.
  const check = (rules ?? { expected: "any value" }) as CheckPart;
  const accepts = (value: unknown): boolean => findMisfits(check, value, (text) => text).length === 0;

  expect([accepts(example.valid), accepts(example.invalid)]).toEqual([true, unchecked.has(keyword)]);
});
