import type { Twist } from "../scenario/scenario.js";
import type { ReturnedPage, Exchange } from "../exchange/exchange.js";

/** The pages of the lists of one operation. Earlier requests have no influence on the page of a request. */
export interface Listing {
  /** Returns the page at a position, or a mismatch if no page of the list has that position. */
  find(requested: RequestedPage): ListPage | PositionMismatch;
  /** Returns a page of the requested list by its name; `undefined` when the fixtures have no such page. */
  findNamed(example: string, requested: RequestedPage): ListPage | undefined;
  /** Returns whether a page of the list has the position. */
  knows(position: string, given: RequestedPage["parameters"]): boolean;
  /** Parameters that identify the list: `["videoId"]`. */
  readonly choosers: readonly string[];
  /** Position of the first page, as a request writes it; `undefined` when it has none. */
  readonly start: string | undefined;
}

/** Why a list has no page at a position. `foreign`: another list of the operation has it. `unknown`: no list has it. */
export type PositionMismatch = "foreign" | "unknown";

/** The page that a request asks for. */
export interface RequestedPage {
  /** Declared parameters as they were sent, by place. They identify the list. */
  readonly parameters: Exchange["parameters"];
  /** `undefined` for the first page. */
  readonly position: string | undefined;
  /** Requested number of items; `undefined` for the page size of the fixtures. */
  readonly size: number | undefined;
  /** Selects one of several equally valid pages; 0 for the usual one. */
  readonly seed: number;
  /** The address of the request, without credentials. Default: relative addresses of other pages. */
  readonly url?: string | undefined;
  /** A change to the pages of the list. */
  readonly twist?: Twist | undefined;
}

/** A page of a list, before its body is created. */
export interface ListPage {
  /** Name of the fixture; `undefined` when the page is created. */
  readonly example: string | undefined;
  /** Creates the body from that of the fixture or of the usual response; `undefined` to use the body of the fixture. */
  readonly make: ((usual: unknown) => unknown) | undefined;
  /** Headers of the page, such as `link`; `undefined` to leave one out. */
  readonly headers?: Readonly<Record<string, string | undefined>>;
  /** Identifies the page in the list. */
  readonly key: string;
  readonly page: ReturnedPage;
}
