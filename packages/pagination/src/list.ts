import type { FetchPageOptions } from "./fetch-page.js";

/** What tells an item from all others of its list; null, `undefined` or empty where the service left it out. */
export type KeyOf<Item> = (item: Item) => string | number | bigint | null | undefined;

/** Takes the items out of a page; a page that has null in their place is an empty one. */
export type ItemsOf<Page, Item> = (page: Page) => readonly Item[] | null | undefined;

/** What a list of any style has. */
export interface List<Page, Item, At> {
  operation: string;
  fetchPage: (at: At, options: FetchPageOptions) => Promise<Page>;
  itemsOf: ItemsOf<Page, Item>;
  keyOf?: KeyOf<Item> | undefined;
  hasMore?: ((page: Page) => boolean | number | null | undefined) | undefined;
}

/** How a list gets from page to page. */
export interface Style<Page, Item, At> {
  /** What a page is asked for by: a cursor that the page before names, or a number that moves by itself. */
  what: "cursor" | "page" | "offset";
  /** Where to begin. */
  start: At;
  /** What the service takes for the first page's, where that is known. */
  first: At;
  /** What to ask for the page after `page` by; `undefined`, null or empty when the page names none. */
  nextOf: (page: Page, items: readonly Item[], at: At) => At | null;
}
