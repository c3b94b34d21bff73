import type { Twist } from "../scenario/scenario.js";
import type { ReturnedPage, Exchange } from "../exchange/exchange.js";

/** The pages of one list. A request finds its page without regard to earlier requests. */
export interface Listing {
  /** Returns the page at a position, or a mismatch if no page of the list has that position. */
  find(requested: RequestedPage): ListPage | PositionMismatch;
  /** Returns a page of the requested list by its name; `undefined` when the fixtures have no such page. */
  findNamed(example: string, requested: RequestedPage): ListPage | undefined;
  /** Returns whether a page of the list has the position. */
  knows(position: string, given: RequestedPage["parameters"]): boolean;
  /** Parameters that identify the list: `["videoId"]`. */
  readonly choosers: readonly string[];
  /** Position of the first page as a request writes it, if it has one. */
  readonly start: string | undefined;
}

/** `foreign`: the position belongs to another list of the operation. `unknown`: it belongs to no list. */
export type PositionMismatch = "foreign" | "unknown";

/** The page that a request asks for. */
export interface RequestedPage {
  /** Declared parameters as they were sent, by place. They identify the list. */
  readonly parameters: Exchange["parameters"];
  /** `undefined` for the first page. */
  readonly position: string | undefined;
  /** Requested number of items; `undefined` for that of the fixtures. */
  readonly size: number | undefined;
  readonly seed: number;
  /** A change to the pages of the list. */
  readonly twist?: Twist | undefined;
}

/** One page. */
export interface ListPage {
  /** Name of the fixture; `undefined` when the page is created. */
  readonly example: string | undefined;
  /** Creates the body from that of the fixture or the usual response; `undefined` when the fixture is the body. */
  readonly make: ((usual: unknown) => unknown) | undefined;
  /** Identifies the page in the list. */
  readonly key: string;
  readonly page: ReturnedPage;
}
