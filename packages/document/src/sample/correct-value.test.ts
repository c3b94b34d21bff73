import { expect, test } from "vitest";
import type { Schema } from "../schema/schema.ts";
import { draftValue } from "./correct-value.ts";

test("stops searching for values of a draft after several parts without a value", () => {
  const names = Array.from({ length: 500 }, (_, index) => `part${index}`);
  const properties = Object.fromEntries(
    names.map((name) => [name, { type: "string" as const, pattern: "^$", minLength: 1 }]),
  );
  const scope = { schemas: {}, aliases: new Map<string, string>() };
  let searches = 0;
  const draft = draftValue(
    {
      scope,
      admits: () => false,
      make: () => {
        searches += 1;
        return undefined;
      },
    },
    { type: "object", required: names, properties },
  );

  expect(draft).toEqual(Object.fromEntries(names.map((name) => [name, "text"])));
  expect(searches).toBeGreaterThan(0);
  expect(searches).toBeLessThan(20);
});

test("keeps null in a draft, so that another part explains the problem", () => {
  const schema: Schema = {
    type: "object",
    required: ["gone", "code"],
    properties: { gone: { type: "null" }, code: { type: "string", pattern: "^$", minLength: 1 } },
  };
  const corrector = { scope: { schemas: {}, aliases: new Map<string, string>() }, admits: () => false };

  expect(draftValue({ ...corrector, make: makeNull }, schema)).toEqual({ gone: null, code: "text" });
});

/** Builds a value only if it is null. */
function makeNull([part]: readonly Schema[]): null | undefined {
  return typeof part === "object" && part.type === "null" ? null : undefined;
}
