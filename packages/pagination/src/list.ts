import type { FetchPageOptions } from "./fetch-page.js";

/** What tells an item from all others of its list; null, `undefined` or empty where the service left it out. */
export type GetKey<Item> = (item: Item) => string | number | bigint | null | undefined;

/**
 * Takes the items out of a page. A page with anything but a list in their place is empty, and entries that are null are
 * skipped: services write nothing as null, `""` or `{}`.
 */
export type GetItems<Page, Item> = (page: Page) => readonly Item[] | null | undefined;

/**
 * Says whether a page follows, as services write it: `true` or a whole number but 0, `false` or 0, each as text too.
 * Anything else says nothing.
 */
export type HasMore<Page> = (page: Page) => boolean | number | string | null | undefined;

/** What a list of any style has. */
export interface List<Page, Item, At> {
  operation: string;
  fetchPage: (at: At, options: FetchPageOptions) => Promise<Page>;
  getItems: GetItems<Page, Item>;
  getKey?: GetKey<Item> | undefined;
  hasMore?: HasMore<Page> | undefined;
}

/** How a list gets from page to page. */
export interface Style<Page, At> {
  /** What a page is asked for by: a cursor that the page before names, or a number that moves by itself. */
  what: "cursor" | "page" | "offset";
  /** Where to begin. */
  start: At;
  /** What the service takes for the first page's, where that is known. */
  first: At;
  /** What to ask for the page after `page` by, which holds `count` entries; `undefined`, null or empty for none. */
  nextOf: (page: Page, count: number, at: At) => At | null;
}
