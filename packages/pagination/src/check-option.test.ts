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

/** Options as untyped code passes them, and as a file stores them. */
function untyped(options: object): PaginateOptions {
  return JSON.parse(JSON.stringify(options, (_, value) => (value === Infinity ? "∞" : value)));
}

const operation = "letters.list";

test.each([
  ["{}", {}],
  ["a token that is still text", '{"operation":"letters.list","skip":1}'],
  ["an empty string", ""],
  ["a token of another list", { operation: "songs.list", page: 1, skip: 1 }],
  ["a token without `skip`", { operation, page: 1 }],
  ["a `skip` that is text", { operation, page: 1, skip: "1" }],
  ["a negative `skip`", { operation, page: 1, skip: -1 }],
  ["a fractional `skip`", { operation, page: 1, skip: 1.5 }],
  ["a `page` that is null", { operation, page: null, skip: 1 }],
  ["a `page` that is an array", { operation, page: ["3"], skip: 1 }],
])("rejects %s as `resumeFrom`, and fetches nothing", (_, resumeFrom) => {
  fetched = 0;

  for (const [, paginator] of everyStyle) {
    expect(() => paginator(untyped({ resumeFrom }))).toThrow(RangeError);
    expect(() => paginator(untyped({ resumeFrom }))).toThrow(
      /^letters\.list: `resumeFrom` must be a resume token of this list, such as `{.*}`, got `.*`\.$/,
    );
  }
  expect(fetched).toBe(0);
});

test.each(["page", "offset"] as const)(
  "iteration by %s rejects a cursor and a missing page as `resumeFrom`",
  (style) => {
    for (const page of ["7300000000000000001", "abc", "3", "", -1, 1.5, 2 ** 60, undefined]) {
      expect(() => styles[style]({ resumeFrom: { operation, page, skip: 0 } })).toThrow("`resumeFrom` must be");
    }
  },
);

test("shows a resume token in the error message", () => {
  expect(() => styles.cursor(untyped({ resumeFrom: { page: "20" } }))).toThrow(
    "letters.list: `resumeFrom` must be a resume token of this list, such as " +
      '`{"operation":"letters.list","page":"0","skip":3}`, got `{"page":"20"}`.',
  );
});

test.each(everyStyle)(
  "accepts a token that was stored as JSON, and begins anew without one: %s",
  async (_, paginator) => {
    const first = paginator({});
    await first.toArray();
    const resumeFrom = JSON.parse(JSON.stringify(first.resumeToken));

    expect(await paginator({ resumeFrom }).toArray()).toEqual([]);
    expect(await paginator({ resumeFrom: undefined }).toArray()).toEqual(["a"]);
    expect(await paginator(untyped({ resumeFrom: null })).toArray()).toEqual(["a"]);
  },
);

test.each(["maxItems", "maxPages"])("rejects a `%s` that is not an integer of at least 0", (name) => {
  fetched = 0;

  for (const limit of [-1, 1.5, "3", "", null, [1], true, {}]) {
    expect(() => styles.cursor(untyped({ [name]: limit }))).toThrow(RangeError);
  }
  expect(() => styles.page(untyped({ [name]: "3" }))).toThrow(
    `letters.list: \`${name}\` must be an integer of at least 0, or Infinity, got \`"3"\`.`,
  );
  expect(() => styles.offset({ [name]: Number.NaN })).toThrow("got `NaN`");
  expect(() => styles.offset({ [name]: -Infinity })).toThrow("got `-Infinity`");
  expect(fetched).toBe(0);
});

test.each(["maxItems", "maxPages"])("`%s`: 0 returns nothing, and Infinity means no limit", async (name) => {
  fetched = 0;

  expect(await styles.cursor({ [name]: 0 }).toArray()).toEqual([]);
  expect(fetched).toBe(0);
  expect(await styles.cursor({ [name]: Infinity }).toArray()).toEqual(["a"]);
});

test.each(["soon", Number.NaN, 1.5, -1, 2 ** 60])("rejects `start: %s`", (start) => {
  expect(() => iteratePages<string[], string>({ ...list, hasMore: () => false, start })).toThrow(
    "letters.list: `start` must be an integer of at least 0, got ",
  );
});

test("accepts a `start` that is text, since some services take numbers as text", async () => {
  const requested: number[] = [];
  const paginator = iterateOffset<string[], string>({
    ...list,
    fetchPage: async (offset) => [String(requested.push(offset))],
    hasMore: () => false,
    start: "20",
  });

  await paginator.toArray();

  expect(requested).toEqual([20]);
});
