import { expect, test } from "vitest";
import { keywordCases } from "../../../document/test/keyword-examples.ts";
import * as ajv from "../../src/operation/compile/schema-compiler.js";
import * as interpreter from "../../src/operation/compile/interpret/schema-compiler.js";

test.each(keywordCases)("both validators check `%s`", (_, { schema, without, valid, invalid }) => {
  for (const { createContentCompiler } of [ajv, interpreter]) {
    const compile = createContentCompiler({}, ["request", "response"]);
    const validates = (each: typeof schema): boolean[] => [valid, invalid].map((value) => compile(each)(value));

    expect(validates(schema)).toEqual([true, false]);
    expect(validates(without)).toEqual([true, true]);
  }
});
