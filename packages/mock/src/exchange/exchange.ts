import type { RequestDisagreement, RequestViolation, RequestWarning } from "@shortvideo-api/report";

/** One request and what came of it, fit to be written down: it holds no key, and no value of an undeclared parameter. */
export interface Exchange {
  /** What the request belongs to: the word `session` of its preference, else `"default"`. */
  readonly session: string;
  /** `"GET"`. */
  readonly method: string;
  /** Path and query; values that nobody declared are left out. */
  readonly target: string;
  /** `"posts.listComments"`; `undefined` when the path or the method is none of the document's. */
  readonly operation: string | undefined;
  /** Declared parameters as they were sent, by place: `{ "query.count": ["20"] }`. */
  readonly given: Readonly<Record<string, readonly string[]>>;
  /** `undefined` where nothing was answered: the connection was reset before. */
  readonly status: number | undefined;
  /** Name of the answer that was chosen; `undefined` for the usual one and for failures. */
  readonly example: string | undefined;
  /** Name of the scenario that was played; `undefined` for none. */
  readonly scenario: string | undefined;
  /** Which page of a list was answered; `undefined` where the response is no page of a list. */
  readonly page: ReturnedPage | undefined;
  /** The response is a success whose body contains a failure. */
  readonly failedInBand: boolean;
  readonly violations: readonly RequestViolation[];
  /** Likely mistakes that break no contract. */
  readonly warnings: readonly RequestWarning[];
  /** The verdict of another engine; `undefined` when none was asked. */
  readonly opinion: EngineOpinion | undefined;
  /** A `curl` line of the request as it should have been; `undefined` for a right one, or where nobody can tell. */
  readonly correction: string | undefined;
  /** From the last byte of the request to the first of the answer, in milliseconds. */
  readonly durationMs: number;
}

/** The verdict of another engine on a request, beside that of the mock. */
export interface EngineOpinion {
  /** Name of the engine: `"prism"`. */
  readonly engine: string;
  /** The engine created the body of the response. Otherwise, the mock did. */
  readonly hasResponded: boolean;
  /** `undefined` when the engine agrees with the mock. */
  readonly disagreement: RequestDisagreement | undefined;
}

/** A page of a list that was answered. */
export interface ReturnedPage {
  /** Number of the page, counted from 0. */
  readonly index: number;
  readonly isLast: boolean;
  readonly isEmpty: boolean;
  /** What leads to the page and on from it; absent where its name chose the page, and the position of the request did not. */
  readonly link?: PageLink | undefined;
}

/** What leads to a page, and on from it. */
export interface PageLink {
  /** The same for the pages of one list, and for no other; of numbered pages, for those of one size. */
  readonly list: string;
  /** Cursor, page number or offset that the request gave; `undefined` for the first page. */
  readonly position: string | undefined;
  /** The same of the next page, as the page names it or as it is counted; `undefined` for the last page. */
  readonly next: string | undefined;
  /** Number of items that the page holds. */
  readonly items: number;
}
