import type { Twist } from "../scenario/scenario.js";
import type { ReturnedPage, Exchange } from "../exchange/exchange.js";

/** The pages of one list, each found by what a request says, whatever came before it. */
export interface Listing {
  /** A miss when no page of the list was ever said to stand at that position. */
  find(requested: RequestedPage): ListPage | PositionMismatch;
  /** The page of that name, as one of the list that is asked for; `undefined` when the fixtures have none of the name. */
  findNamed(example: string, requested: RequestedPage): ListPage | undefined;
  /** Does any page of the list stand at the position? */
  knows(position: string, given: RequestedPage["given"]): boolean;
  /** Parameters that choose the list: `["videoId"]`. */
  readonly choosers: readonly string[];
  /** Position of the first page, as a request writes it; `undefined` where it has none. */
  readonly start: string | undefined;
}

/** `foreign`: the position is one of another list of the operation, of other parameters. `unknown`: it is none at all. */
export type PositionMismatch = "foreign" | "unknown";

/** What a request says of the page it wants. */
export interface RequestedPage {
  /** Declared parameters as they were sent, by place: they choose the list. */
  readonly given: Exchange["given"];
  /** `undefined` for the first. */
  readonly position: string | undefined;
  /** Items that a page is to hold; `undefined` for as many as the pages of the fixtures do. */
  readonly size: number | undefined;
  readonly seed: number;
  /** A list that goes another way than lists should, or ends at once. */
  readonly twist?: Twist | undefined;
}

/** One page. */
export interface ListPage {
  /** Name of the fixture that it is; `undefined` when it is made. */
  readonly example: string | undefined;
  /** Makes the body of that of the fixture, or of the usual answer; `undefined` where the fixture is the body. */
  readonly make: ((usual: unknown) => unknown) | undefined;
  /** Tells the page from others of the list. */
  readonly key: string;
  readonly page: ReturnedPage;
}
