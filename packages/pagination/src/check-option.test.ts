import { expect, test } from "vitest";
import { iterateCursor } from "./iterate-cursor.js";
import { iterateOffset } from "./iterate-offset.js";
import { iteratePages } from "./iterate-pages.js";
import type { PaginateOptions } from "./paginate-options.js";

let fetched = 0;
const fetchPage = async (): Promise<string[]> => {
  fetched += 1;
  return ["a"];
};
const list = { operation: "letters.list", fetchPage, getItems: (page: string[]) => page };
const styles = {
  cursor: (options: PaginateOptions) =>
    iterateCursor<string[], string, string>({ ...list, getNextCursor: () => null, first: "0" }, options),
  page: (options: PaginateOptions) => iteratePages<string[], string>({ ...list, hasMore: () => false }, options),
  offset: (options: PaginateOptions) => iterateOffset<string[], string>({ ...list, hasMore: () => false }, options),
};
const everyStyle = Object.entries(styles);

/** Options as untyped code gives them, and as they come back from a file. */
function untyped(options: object): PaginateOptions {
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
])("refuses to go on from %s, and fetches nothing", (_, resumeFrom) => {
  fetched = 0;

  for (const [, paginator] of everyStyle) {
    expect(() => paginator(untyped({ resumeFrom }))).toThrow(RangeError);
    expect(() => paginator(untyped({ resumeFrom }))).toThrow(
      `letters.list: \`resumeFrom\` is \`${JSON.stringify(resumeFrom)}\`; give a`,
    );
  }
  expect(fetched).toBe(0);
});

test.each(["page", "offset"] as const)("a paginator by %s refuses to go on from a cursor, or from nowhere", (style) => {
  for (const page of ["7300000000000000001", "abc", "3", "", -1, 1.5, 2 ** 60, undefined]) {
    expect(() => styles[style]({ resumeFrom: { operation, page, skip: 0 } })).toThrow("`resumeFrom` is `");
  }
});

test("says what a position looks like", () => {
  expect(() => styles.cursor(untyped({ resumeFrom: { page: "20" } }))).toThrow(
    'letters.list: `resumeFrom` is `{"page":"20"}`; ' +
      'give a `resumeToken`: `{"operation":"letters.list","page":"0","skip":3}`.',
  );
});

test.each(everyStyle)(
  "takes a position that was written as JSON, and none for the beginning: %s",
  async (_, paginator) => {
    const first = paginator({});
    await first.toArray();
    const resumeFrom = JSON.parse(JSON.stringify(first.resumeToken));

    expect(await paginator({ resumeFrom }).toArray()).toEqual([]);
    expect(await paginator({ resumeFrom: undefined }).toArray()).toEqual(["a"]);
    expect(await paginator(untyped({ resumeFrom: null })).toArray()).toEqual(["a"]);
  },
);

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
  const paginator = iterateOffset<string[], string>({
    ...list,
    fetchPage: async (offset) => [String(asked.push(offset))],
    hasMore: () => false,
    start: "20",
  });

  await paginator.toArray();

  expect(asked).toEqual([20]);
});
