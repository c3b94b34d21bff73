/**
 * How lists of one style of `x-pagination` go on. All tools ask it; none of them compares names of styles. A position is the text
 * that a request writes to select a page.
 */
export interface PaginationStyle {
  /** Function of the pagination package that iterates over these lists, from the file of the same name: `"iterateCursor"`. */
  readonly iterator: `iterate${string}`;
  /** Fields that `x-pagination` must have, besides `param` and `items`. */
  readonly needs: readonly "next"[];
  /** The types of a value that names a position, or its address. */
  readonly nextTypes: readonly ("string" | "integer" | "number")[];
  /** The unit of positions that a caller counts. `undefined`: each page names the next position. */
  readonly counts: "pages" | "items" | undefined;
  /** The first position if the parameter has no default. `undefined`: a request without the parameter asks for the first page. */
  readonly start: string | undefined;
  /** Returns the position after a page; `undefined` if the page names none. */
  readonly next: (page: PageBefore) => string | undefined;
  /** Whether the values that name a position are addresses of pages. */
  readonly hasAddresses?: boolean;
  /**
   * Returns the value with which a page names a position, in the type of an example. Only for styles whose pages name positions;
   * {@link next} reads the value back. `toAddress` returns the address of the page at a position.
   */
  readonly write?: (position: string, example: unknown, toAddress: (position: string) => string) => string | number;
  /** Returns whether a page is the last, from what it says. */
  readonly ended: (page: PageEnd) => boolean;
  /** Says how to set the parameter for the next page: `"set `page` to the page number"`. Gets quoted names. */
  readonly explain: (names: { readonly param: string; readonly next: string; readonly start: string }) => string;
  /** Says when a list ends whose pages have neither a flag nor a total: `"at the first empty page"`. Gets the quoted field. */
  readonly explainEnd: (next: string) => string;
}

/** A page, as far as it decides on the next position. */
export interface PageBefore {
  /** The position of the page; `undefined` for the first one of a list without {@link PaginationStyle.start}. */
  readonly position: string | undefined;
  /** Number of entries. */
  readonly count: number;
  /** The values of the fields that name the next position, in order of preference. Of a `Link` header, the address of the next page. */
  readonly named: readonly unknown[];
  /** The parameter that selects a page. */
  readonly param: string;
}

/** The parts of a page that say whether it is the last. */
export interface PageEnd {
  /** Whether more follows. `undefined`: the page does not say. */
  readonly hasMore: boolean | undefined;
  readonly count: number;
  readonly next: string | undefined;
  /** The position of the page, as a request writes it; `undefined` for the first one of a list without {@link PaginationStyle.start}. */
  readonly position: string | undefined;
  /** The position of the first page. */
  readonly start: string | undefined;
  /** The number of pages of the whole list; `undefined` if the page does not say. */
  readonly pages: number | undefined;
}
