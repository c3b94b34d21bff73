import { expect, test } from "vitest";
import type { SchemaObject } from "@shortvideo-api/document";
import { createSchemaCompiler } from "./schema-compiler.js";
import { describeSchemaError } from "./schema-error.js";

const compile = createSchemaCompiler({ openapi: "3.1.0", paths: {} }, ["request"]);

test.each<[SchemaObject, value: unknown, words: string]>([
  [{ enum: ["cat", "dog", null] }, "cow", "must be one of `cat`, `dog`, `null`"],
  [
    { enum: Array.from({ length: 21 }, (_, index) => index) },
    -1,
    "must be one of `0`, `1`, `2`, `3`, `4`, `5`, `6`, `7`, `8`, `9`, `10`, `11` and 9 more",
  ],
  [{ const: "pet" }, "cow", "must be `pet`"],
  [{ type: ["string", "null"] }, 1, "must be text or null"],
  [{ uniqueItems: true }, [3, 4, 3], "must have items that differ; 0 and 2 are the same"],
  [{ minLength: 1 }, "", "must be text of at least 1 character"],
])("describes what %j requires instead of %j", (schema, value, words) => {
  const [first] = compile(schema)(value);

  expect(first && describeSchemaError(first)).toBe(words);
});
