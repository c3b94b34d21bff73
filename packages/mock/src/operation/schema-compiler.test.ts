import { expect, test } from "vitest";
import type { SchemaObject } from "@shortvideo-api/document";
import { createContentCompiler, createSchemaCompiler } from "./schema-compiler.js";

const document = { openapi: "3.1.0", paths: {} };
const compilers = [createSchemaCompiler(document, "request"), createContentCompiler(document, ["response"])];

// Every object inherits these names, so a comparison must not use them.
const inherited = ["toString", "valueOf", "constructor", "hasOwnProperty", "__proto__"];

function parse(name: string, value: unknown): Record<string, unknown> {
  return JSON.parse(`{${JSON.stringify(name)}:${JSON.stringify(value)},"id":1}`);
}

test.each(inherited)("compares objects with a field `%s`", (name) => {
  for (const compile of compilers) {
    for (const value of [1, null, "text", { deep: [1] }]) {
      const [same, other] = [parse(name, value), parse(name, { deep: [2] })];
      const schemas: SchemaObject[] = [
        { const: parse(name, value) },
        { enum: ["text", parse(name, value)] },
        { enum: [...Array(300).keys(), parse(name, value)] },
      ];
      for (const schema of schemas) {
        const validate = compile(schema);
        expect([same, other, { id: 1 }].map((each) => validate(each))).toEqual([true, false, false]);
      }
    }
  }
});

test.each(inherited)("finds repeated items with a field `%s`", (name) => {
  for (const compile of compilers) {
    const validate = compile({ type: "array", uniqueItems: true });
    for (const value of [1, null, "text", { deep: [1] }]) {
      expect(validate([parse(name, value), parse(name, value)])).toBe(false);
      expect(validate.errors?.[0]?.message).toBe("must NOT have duplicate items (items ## 0 and 1 are identical)");
      expect(validate([parse(name, value), { id: 1 }, parse(name, { deep: [2] })])).toBe(true);
    }
  }
});
