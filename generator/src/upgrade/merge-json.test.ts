import * as fc from "fast-check";
import { expect, test } from "vitest";
import { mergeJson } from "./merge-json.ts";

const print = (value: unknown, indent: string | number = 2): string => `${JSON.stringify(value, null, indent)}\n`;

function merge(ours: unknown, base: unknown, theirs: unknown): unknown {
  const merged = mergeJson({ ours: print(ours), base: print(base), theirs: print(theirs) });
  return merged === undefined ? undefined : JSON.parse(merged);
}

test("merges changes of neighbouring keys", () => {
  const base = { devDependencies: { "@tools/contract": "1.0.0", "@tools/generator": "1.0.0" } };
  const ours = {
    devDependencies: { "@tools/contract": "1.0.0", "@tools/extra": "3.0.0", "@tools/generator": "1.0.0" },
  };
  const theirs = { devDependencies: { "@tools/contract": "2.0.0", "@tools/generator": "2.0.0" } };

  expect(merge(ours, base, theirs)).toEqual({
    devDependencies: { "@tools/contract": "2.0.0", "@tools/extra": "3.0.0", "@tools/generator": "2.0.0" },
  });
});

test("keeps the order, the indentation and the line end of the team", () => {
  const base = { name: "api", version: "0.0.0", engines: { node: ">=20" } };
  const ours = '{\r\n\t"version": "1.0.0",\r\n\t"name": "api",\r\n\t"engines": { "node": ">=20" }\r\n}';
  const theirs = { name: "api", type: "module", version: "0.0.0", engines: { node: ">=22" } };

  const merged = mergeJson({ ours, base: print(base), theirs: print(theirs) });

  expect(merged).toBe(
    '{\r\n\t"version": "1.0.0",\r\n\t"name": "api",\r\n\t"type": "module",\r\n\t"engines": {\r\n\t\t"node": ">=22"\r\n\t}\r\n}',
  );
});

test("returns the text of the team if it already has every change", () => {
  const ours = '{ "a": 2, "b": 1 }\n';

  expect(mergeJson({ ours, base: print({ a: 1 }), theirs: print({ a: 2 }) })).toBe(ours);
});

test.each([
  ["changed to different values", { a: 2 }, { a: 1 }, { a: 3 }],
  ["deleted by the team and changed by the generator", {}, { a: 1 }, { a: 2 }],
  ["changed by the team and deleted by the generator", { a: 2 }, { a: 1 }, {}],
  ["added twice, with different values", { a: 1 }, {}, { a: 2 }],
  ["a list that both have changed", { a: [1, 2] }, { a: [1] }, { a: [3] }],
])("reports a conflict of a key that is %s", (_, ours, base, theirs) => {
  expect(merge(ours, base, theirs)).toBeUndefined();
});

test("does not merge a text that is not JSON", () => {
  expect(mergeJson({ ours: '{ "a": 1, } // ours', base: "{}", theirs: "{}" })).toBeUndefined();
});

test("keeps keys that JavaScript treats in a special way", () => {
  const ours = '{ "__proto__": { "a": 1 }, "b": 1 }';

  expect(mergeJson({ ours, base: '{ "b": 1 }', theirs: '{ "b": 2 }' })).toBe(
    '{\n  "__proto__": {\n    "a": 1\n  },\n  "b": 2\n}',
  );
});

test("changes nothing that neither side has changed, in random objects", () => {
  const value = fc.object({ maxDepth: 2, values: [fc.integer(), fc.boolean()] });
  fc.assert(
    fc.property(value, value, (base, other) => {
      expect(merge(other, base, base)).toEqual(JSON.parse(print(other)));
      expect(merge(base, base, other)).toEqual(JSON.parse(print(other)));
      expect(merge(other, base, other)).toEqual(JSON.parse(print(other)));
    }),
  );
});
