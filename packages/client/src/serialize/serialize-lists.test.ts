import * as fc from "fast-check";
import { expect, test } from "vitest";
import type { OperationMetadata } from "../call/metadata.js";
import { serializeParams } from "./serialize-params.js";
import { serializeLists } from "./serialize-scalars.js";

const search: OperationMetadata = {
  id: "pets.search",
  method: "GET",
  path: "/pets",
  params: {
    joined: { explode: false },
    spaced: { style: "spaceDelimited", explode: false },
    piped: { style: "pipeDelimited", explode: false },
  },
};

test("writes the same query as `serializeParams`, for lists and single values of any content", () => {
  const value = fc.oneof(fc.string({ unit: "grapheme" }), fc.integer(), fc.boolean(), fc.date({ noInvalidDate: true }));
  const params = fc.record(
    {
      joined: fc.array(value),
      spaced: fc.array(value),
      piped: fc.array(value),
      repeated: fc.array(fc.option(value)),
      single: fc.option(value, { nil: undefined }),
    },
    { requiredKeys: [] },
  );
  fc.assert(
    fc.property(params, (given) => {
      const all = { ...search, params: { ...search.params, repeated: {}, single: {} } };
      const keys = Object.keys(all.params).filter((key) => key in given);
      const inOrder = Object.fromEntries(keys.map((key) => [key, given[key as keyof typeof given]]));

      const write = (serialize: typeof serializeLists, metadata: OperationMetadata): string => {
        try {
          return serialize(metadata, inOrder).query;
        } catch (error) {
          return String(error);
        }
      };
      expect(write(serializeLists, search)).toBe(write(serializeParams, all));
    }),
  );
});

test("writes a single value with the separator of lists, which separates nothing there", () => {
  expect(serializeLists(search, { spaced: "a b", piped: "a|b" }).query).toBe("spaced=a%20b&piped=a%7Cb");
  expect(() => serializeLists(search, { spaced: ["a b"] })).toThrow("`spaced` holds a value with ` `");
});
