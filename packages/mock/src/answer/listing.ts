import type { Exchange } from "../http/exchange.js";

/** The pages of one list, each found by what a request says, whatever came before it. */
export interface Listing {
  /** `undefined` when no page was ever said to stand at that position. */
  find(asked: AskedPage): ListPage | undefined;
  /** Which page the named fixture is; `undefined` when it is none of the chain. */
  pageOf(example: string): ListPage["page"] | undefined;
  /** Does any page stand at the position? */
  knows(position: string): boolean;
  /** Position of the first page, as a request writes it; `undefined` where it has none. */
  readonly start: string | undefined;
}

/** What a request says of the page it wants. */
export interface AskedPage {
  /** `undefined` for the first. */
  readonly position: string | undefined;
  /** Items that a page is to hold; `undefined` for as many as the pages of the fixtures do. */
  readonly size: number | undefined;
  readonly seed: number;
  /** A list that goes another way than lists should, or ends at once. */
  readonly twist?: Twist | undefined;
}

/** `emptyList`: nothing is in it. `emptyPage`: the second page is empty, and there are more. `repeat`: the second page names itself as the next. */
export type Twist = "emptyList" | "emptyPage" | "repeat";

/** One page. */
export interface ListPage {
  /** Name of the fixture that it is; `undefined` when it is made. */
  readonly example: string | undefined;
  /** Makes the body; `undefined` where the fixture is the body. */
  readonly make: (() => unknown) | undefined;
  /** Tells the page from others of the list. */
  readonly key: string;
  readonly page: NonNullable<Exchange["page"]>;
}
