import { paginationStyles, type PaginationStyleName } from "@shortvideo-api/document";
import {
  iterateCursor,
  iterateLinks,
  iterateOffset,
  iteratePages,
  type Paginator,
  unwrapPages,
} from "@shortvideo-api/pagination";
import { expect, test } from "vitest";

interface Page {
  readonly items: readonly number[];
  readonly hasMore: boolean | undefined;
  /** The number of pages of the list. */
  readonly pages: number | undefined;
  /** How the page names the next one. */
  readonly next: string | number | undefined;
}

type FetchPage = (position: string | number | undefined) => Promise<Page>;

const list = { operation: "numbers.list", getItems: (page: Page) => page.items, hasMore: (page: Page) => page.hasMore };

/** The parameter that selects a page. */
const param = "page";

/** The iterator of each style. The compiler asks for the one of a new style. */
const iterators: Readonly<Record<PaginationStyleName, (fetchPage: FetchPage) => Paginator<Page, number>>> = {
  cursor: (fetchPage) => iterateCursor({ ...list, fetchPage, getNextCursor: ({ next }) => next }),
  link: (fetchPage) =>
    unwrapPages(
      iterateLinks({
        operation: list.operation,
        fetchPage: async (position) => ({ data: await fetchPage(position), headers: new Headers() }),
        getItems: ({ data }) => data.items,
        getNextAddress: ({ data }) => (data.next === undefined ? undefined : String(data.next)),
        hasMore: ({ data }) => data.hasMore,
        param,
      }),
    ),
  page: (fetchPage) => iteratePages({ ...list, fetchPage, getPageCount: ({ pages }) => pages }),
  offset: (fetchPage) => iterateOffset({ ...list, fetchPage }),
};

const names = Object.keys(iterators).filter((name): name is PaginationStyleName => name in paginationStyles);

test.each(names)("a client goes on in lists of the style %s where the tools expect it", async (name) => {
  const style = paginationStyles[name];
  for (const says of ["flag", "nothing", ...(style.counts === "pages" ? ["pages", "too few pages"] : [])]) {
    const sizes = says === "flag" || says === "pages" ? [3, 2, 1] : [3, 2, 0];
    const pages = says === "pages" ? 3 : says === "too few pages" ? 0 : undefined;
    const asked: (string | undefined)[] = [];
    const expected: (string | undefined)[] = [style.start];
    const iterate = iterators[name](async (position) => {
      const [index, count] = [asked.length, sizes[asked.length] ?? 0];
      const isLast = index === sizes.length - 1;
      const named = isLast ? undefined : style.write?.(`${index + 1}00`, index % 2, (next) => `?${param}=${next}`);
      const hasMore = says === "flag" ? !isLast : undefined;
      asked.push(position === undefined ? undefined : String(position));
      const next = style.next({ position: asked.at(-1), count, named: named === undefined ? [] : [named], param });
      if (!style.ended({ hasMore, count, next, position: asked.at(-1), start: style.start, pages }))
        expected.push(next);
      return { items: Array.from({ length: count }, (_, item) => index * 10 + item), hasMore, pages, next: named };
    });

    await iterate.toArray();

    expect(asked).toEqual(expected);
    expect(asked).toHaveLength(sizes.length);
  }
});

test.each(["cursor", "link"] as const)(
  "the tools take an empty page of the style %s that names itself as the last",
  (name) => {
    const page = { hasMore: undefined, next: "7", start: undefined, pages: undefined };
    const { ended } = paginationStyles[name];

    expect(ended({ ...page, count: 0, position: "7" })).toBe(true);
    expect(ended({ ...page, count: 0, position: "6" })).toBe(false);
    expect(ended({ ...page, count: 1, position: "7" })).toBe(false);
    expect(ended({ ...page, count: 0, position: "7", hasMore: true })).toBe(false);
  },
);
