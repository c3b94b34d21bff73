import type { FetchPageOptions } from "./paginate-options.js";

/** A list that a service returns page by page. `Selector` is the value that selects a page: a cursor, a page number or an offset. */
export interface PagedList<Page, Item, Selector> {
  /** Id of the operation, for errors and resume tokens. */
  operation: string;
  /** Fetches one page. */
  fetchPage: (selector: Selector, options: FetchPageOptions) => Promise<Page>;
  /** Reads the items of a page. */
  getItems: GetItems<Page, Item>;
  /**
   * Reads the key of an item. With keys, a repeated page is recognized even if counts have changed or addresses have new
   * signatures. Default: items are compared by their content as JSON.
   */
  getKey?: GetKey<Item> | undefined;
  /** Reads whether a page follows. */
  hasMore?: HasMore<Page> | undefined;
}

/**
 * Reads the items of a page. Services write an empty list as null, `""` or `{}`, so anything but an array counts as empty.
 * Entries that are null are skipped.
 */
export type GetItems<Page, Item> = (page: Page) => readonly Item[] | null | undefined;

/** Reads the key of an item. null, `undefined` and `""` mean that the item has none. */
export type GetKey<Item> = (item: Item) => string | number | bigint | null | undefined;

/**
 * Reads whether a page follows. `true` and integers except 0 mean yes; `false` and 0 mean no; each may be text. Any other
 * value means that the service does not say.
 */
export type HasMore<Page> = (page: Page) => boolean | number | string | null | undefined;

/** How a paginator gets from one page to the next. */
export interface Paging<Page, Selector> {
  /** The kind of selector, for messages: `"cursor"`. */
  style: string;
  /** Whether the paginator counts selectors, as integers. Otherwise, each page names the next one. */
  isCounted: boolean;
  /** Selects the page to begin with. */
  start: Selector;
  /** Selects the first page of the list, if known. */
  first: Selector;
  /** Reads what selects the page after `page`, or why no page follows. `count` is the number of entries in `page`. */
  getNext: (page: Page, count: number, selector: Selector) => NextPage<Selector>;
  /** Returns whether another page follows, of a page that does not say it by `hasMore`. Default: it is not known. */
  precedesOthers?: ((page: Page, selector: Selector) => boolean | undefined) | undefined;
}

/** The page after another one. */
export interface NextPage<Selector> {
  /** Selects the page. */
  readonly next?: Selector | null;
  /** Why it cannot be fetched, although a page names it. */
  readonly obstacle?: string;
}
