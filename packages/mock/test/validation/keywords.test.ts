import { expect, test } from "vitest";
import { keywordCases } from "../../../document/test/keyword-examples.ts";
import { createSchemaCompiler } from "../../src/operation/compile/schema-compiler.js";

test.each(keywordCases)("the validator checks `%s`", (_, { schema, without, valid, invalid }) => {
  const compile = createSchemaCompiler({}, ["request", "response"], { readsContent: true });
  const validates = (each: typeof schema): boolean[] =>
    [valid, invalid].map((value) => compile(each)(value).length === 0);

  expect(validates(schema)).toEqual([true, false]);
  expect(validates(without)).toEqual([true, true]);
});
