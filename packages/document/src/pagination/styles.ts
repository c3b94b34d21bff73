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

/** Every page names the value that selects the next one. */
const cursorStyle: PaginationStyle = {
  iterator: "iterateCursor",
  needs: ["next"],
  nextTypes: ["string", "integer", "number"],
  counts: undefined,
  start: undefined,
  next: ({ named }) => named.map((value) => (typeof value === "number" ? String(value) : value)).find(isPosition),
  write: (position, example) => (typeof example === "number" && /^\d+$/.test(position) ? Number(position) : position),
  // Some services name the cursor of the last page again, with no items.
  ended: ({ hasMore, count, next, position }) => !(hasMore ?? (next !== undefined && (count > 0 || next !== position))),
  explain: ({ param, next }) => `set ${param} to ${next} of the previous page`,
  explainEnd: (next) => `when ${next} names no page`,
};

function isPosition(value: unknown): value is string {
  return typeof value === "string" && value !== "";
}

/** Every page names the address of the next one. Callers take the value of the parameter from it, and do not follow the address. */
const linkStyle: PaginationStyle = {
  ...cursorStyle,
  iterator: "iterateLinks",
  nextTypes: ["string"],
  hasAddresses: true,
  next: ({ named, param }) => named.map((address) => readPosition(address, param)).find((position) => position),
  write: (position, _example, toAddress) => toAddress(position),
  explain: ({ param, next }) => `set ${param} to its value in the address at ${next} of the previous page`,
};

/** Reads the parameter of an address, which may be relative. */
function readPosition(address: unknown, param: string): string | undefined {
  if (typeof address !== "string" || !URL.canParse(address, anyBase)) return undefined;
  return new URL(address, anyBase).searchParams.get(param) ?? undefined;
}

const anyBase = "http://localhost";

/** Returns whether a page of a counted list is the last. If it does not say, an empty page is. */
const ended = ({ hasMore, count }: Pick<PageEnd, "hasMore" | "count">): boolean => !(hasMore ?? count > 0);
const explainEnd = (): string => "at the first empty page";

/** Pages have numbers. */
const pageStyle: PaginationStyle = {
  iterator: "iteratePages",
  needs: [],
  nextTypes: [],
  counts: "pages",
  start: "1",
  next: ({ position }) => String(Number(position) + 1),
  ended: ({ hasMore, count, ...page }) => ended({ hasMore: hasMore ?? precedesOthers(page), count }),
  explain: ({ param, start }) => `set ${param} to the page number, starting at ${start}`,
  explainEnd,
};

/** The position of a page is the number of items before it. */
const offsetStyle: PaginationStyle = {
  iterator: "iterateOffset",
  needs: [],
  nextTypes: [],
  counts: "items",
  start: "0",
  next: ({ position, count }) => String(Number(position) + count),
  ended,
  explain: ({ param }) => `set ${param} to the number of items read so far`,
  explainEnd,
};

/** Returns whether another page follows by the number of all pages. A number that leaves out this page says nothing. */
function precedesOthers({
  position,
  start,
  pages = 0,
}: Pick<PageEnd, "position" | "start" | "pages">): boolean | undefined {
  const number = Number(position) - Number(start) + 1;
  return pages < number ? undefined : pages > number;
}

/** All styles of `x-pagination`, by name. A new style is an object above and a line here. */
const styles = { cursor: cursorStyle, link: linkStyle, page: pageStyle, offset: offsetStyle } satisfies Record<
  string,
  PaginationStyle
>;

/** Name of a style of `x-pagination`. */
export type PaginationStyleName = keyof typeof styles;

export const paginationStyles: Readonly<Record<PaginationStyleName, PaginationStyle>> = styles;

/** Returns whether a style has this name. */
export function isPaginationStyle(name: unknown): name is PaginationStyleName {
  return typeof name === "string" && Object.hasOwn(styles, name);
}

/** Lists all names for messages: "`cursor`, `page` or `offset`". */
export function printPaginationStyles(): string {
  const names = Object.keys(styles).map((name) => `\`${name}\``);
  return `${names.slice(0, -1).join(", ")} or ${names.at(-1)}`;
}
