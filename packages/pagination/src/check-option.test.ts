import { expect, test } from "vitest";
import { iterateCursor } from "./iterate-cursor.js";
import { iterateOffset } from "./iterate-offset.js";
import { iteratePages } from "./iterate-pages.js";
import type { WalkOptions } from "./walk-options.js";

let fetched = 0;
const fetchPage = async (): Promise<string[]> => {
  fetched += 1;
  return ["a"];
};
const list = { operation: "letters.list", fetchPage, itemsOf: (page: string[]) => page };
const styles = {
  cursor: (options: WalkOptions) =>
    iterateCursor<string[], string, string>({ ...list, nextCursor: () => null, first: "0" }, options),
  page: (options: WalkOptions) => iteratePages<string[], string>({ ...list, hasMore: () => false }, options),
  offset: (options: WalkOptions) => iterateOffset<string[], string>({ ...list, hasMore: () => false }, options),
};
const everyStyle = Object.entries(styles);

/** Options as untyped code gives them, and as they come back from a file. */
function untyped(options: object): WalkOptions {
  return JSON.parse(JSON.stringify(options, (_, value) => (value === Infinity ? "∞" : value)));
}

const operation = "letters.list";

test.each([
  ["{}", {}],
  ["a position that is still text", '{"operation":"letters.list","skip":1}'],
  ["an empty text", ""],
  ["a position of another list", { operation: "songs.list", page: 1, skip: 1 }],
  ["no `skip`", { operation, page: 1 }],
  ["a `skip` that is text", { operation, page: 1, skip: "1" }],
  ["a negative `skip`", { operation, page: 1, skip: -1 }],
  ["a broken `skip`", { operation, page: 1, skip: 1.5 }],
  ["a `page` that is null", { operation, page: null, skip: 1 }],
  ["a `page` that is a list", { operation, page: ["3"], skip: 1 }],
])("refuses to go on from %s, and fetches nothing", (_, from) => {
  fetched = 0;

  for (const [, walk] of everyStyle) {
    expect(() => walk(untyped({ from }))).toThrow(RangeError);
    expect(() => walk(untyped({ from }))).toThrow(`letters.list: \`from\` is \`${JSON.stringify(from)}\`; give a`);
  }
  expect(fetched).toBe(0);
});

test.each(["page", "offset"] as const)("a walk by %s refuses to go on from a cursor, or from nowhere", (style) => {
  for (const page of ["7300000000000000001", "abc", "3", "", -1, 1.5, 2 ** 60, undefined]) {
    expect(() => styles[style]({ from: { operation, page, skip: 0 } })).toThrow("`from` is `");
  }
});

test("says what a position looks like", () => {
  expect(() => styles.cursor(untyped({ from: { page: "20" } }))).toThrow(
    'letters.list: `from` is `{"page":"20"}`; ' +
      'give a `position`: `{"operation":"letters.list","page":"0","skip":3}`.',
  );
});

test.each(everyStyle)("takes a position that was written as JSON, and none for the beginning: %s", async (_, walk) => {
  const first = walk({});
  await first.toArray();
  const from = JSON.parse(JSON.stringify(first.position));

  expect(await walk({ from }).toArray()).toEqual([]);
  expect(await walk({ from: undefined }).toArray()).toEqual(["a"]);
  expect(await walk(untyped({ from: null })).toArray()).toEqual(["a"]);
});

test.each(["maxItems", "maxPages"])("refuses a `%s` that is no number of them", (name) => {
  fetched = 0;

  for (const limit of [-1, 1.5, "3", "", null, [1], true, {}]) {
    expect(() => styles.cursor(untyped({ [name]: limit }))).toThrow(RangeError);
  }
  expect(() => styles.page(untyped({ [name]: "3" }))).toThrow(
    `letters.list: \`${name}\` is \`"3"\`; give a whole number from 0 on or Infinity.`,
  );
  expect(() => styles.offset({ [name]: Number.NaN })).toThrow("is `NaN`");
  expect(() => styles.offset({ [name]: -Infinity })).toThrow("is `-Infinity`");
  expect(fetched).toBe(0);
});

test.each(["maxItems", "maxPages"])("takes 0 for nothing and Infinity for no limit as `%s`", async (name) => {
  fetched = 0;

  expect(await styles.cursor({ [name]: 0 }).toArray()).toEqual([]);
  expect(fetched).toBe(0);
  expect(await styles.cursor({ [name]: Infinity }).toArray()).toEqual(["a"]);
});

test.each(["soon", Number.NaN, 1.5, -1, 2 ** 60])("counts nothing from `%s` on", (start) => {
  expect(() => iteratePages<string[], string>({ ...list, hasMore: () => false, start })).toThrow(
    "letters.list: `start` is `",
  );
});

test("counts on from a text, since some services want their numbers as text", async () => {
  const asked: number[] = [];
  const walk = iterateOffset<string[], string>({
    ...list,
    fetchPage: async (offset) => [String(asked.push(offset))],
    hasMore: () => false,
    start: "20",
  });

  await walk.toArray();

  expect(asked).toEqual([20]);
});
