import type { RequestDisagreement, RequestViolation, RequestWarning } from "@shortvideo-api/report";

/** A recorded request with its response. Contains no key, and no value of an undeclared parameter. */
export interface Exchange {
  /** Session of the request. Default: `"default"`. */
  readonly session: string;
  /** `"GET"`. */
  readonly method: string;
  /** Path and query, without the values of undeclared parameters. */
  readonly target: string;
  /** `"posts.listComments"`; `undefined` when the document has no such path or method. */
  readonly operation: string | undefined;
  /** Declared parameters as they were sent, by place: `{ "query.count": ["20"] }`. */
  readonly parameters: Readonly<Record<string, readonly string[]>>;
  /** The caller was gone before the response. Such a request does not count as coverage. */
  readonly isAbandoned?: boolean;
  /** `undefined` when the connection was reset before a response, or the caller was gone. */
  readonly status: number | undefined;
  /** Name of the selected example; `undefined` for the usual response and for failures. */
  readonly example: string | undefined;
  /** Name of the scenario that was played. */
  readonly scenario: string | undefined;
  /** The returned page of a list; `undefined` when the response is not such a page. */
  readonly page: ReturnedPage | undefined;
  /** The response is a success whose body contains a failure. */
  readonly failedInBand: boolean;
  /** Empty for a valid request. */
  readonly violations: readonly RequestViolation[];
  /** Likely mistakes that break no contract. */
  readonly warnings: readonly RequestWarning[];
  /** The verdict of another engine; `undefined` when none was asked. */
  readonly opinion: EngineOpinion | undefined;
  /** A `curl` line of the corrected request; `undefined` for a valid request and when no correction is known. */
  readonly correction: string | undefined;
  /** Milliseconds from the last byte of the request to the first byte of the response. */
  readonly durationMs: number;
}

/** The verdict of another engine on a request. */
export interface EngineOpinion {
  /** Name of the engine: `"prism"`. */
  readonly engine: string;
  /** The engine created the body of the response. Otherwise, the mock did. */
  readonly hasResponded: boolean;
  /** `undefined` when the engine agrees with the mock. */
  readonly disagreement: RequestDisagreement | undefined;
}

/** A page of a list in a response. */
export interface ReturnedPage {
  /** Number of the page, counted from 0. */
  readonly index: number;
  /** Whether no other page follows. */
  readonly isLast: boolean;
  /** Whether the page has no items. */
  readonly isEmpty: boolean;
  /** The page says with a number, such as `1`, that another follows. Default: `false`. */
  readonly hasNumericFlag?: boolean;
  /** The positions of this page and the next; absent when the page was selected by its name instead of its position. */
  readonly link?: PageLink | undefined;
}

/** The positions of a page and of the page after it. */
export interface PageLink {
  /** Identifies the list. Numbered pages of different sizes belong to different lists. */
  readonly list: string;
  /** Cursor, page number or offset that the request gave; `undefined` for the first page. */
  readonly position: string | undefined;
  /** The position of the next page, as the page names it or as it is counted; `undefined` for the last page. */
  readonly next: string | undefined;
  /** Number of items of the page. */
  readonly items: number;
}
