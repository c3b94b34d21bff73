import type { Problem } from "../contract/problem.js";

/** One request and what came of it, fit to be written down: it holds no key, and no value of an undeclared parameter. */
export interface Exchange {
  /** What the request belongs to: the word `session` of its preference, else `"default"`. */
  readonly session: string;
  /** `"GET"`. */
  readonly verb: string;
  /** Path and query; values that nobody declared are left out. */
  readonly target: string;
  /** `"posts.listComments"`; `undefined` when the path or the verb is none of the document's. */
  readonly operation: string | undefined;
  /** Declared parameters as they were sent, by place: `{ "query.count": ["20"] }`. */
  readonly given: Readonly<Record<string, readonly string[]>>;
  /** `undefined` where nothing was answered: the connection was reset before. */
  readonly status: number | undefined;
  /** Name of the answer that was chosen; `undefined` for the usual one and for failures. */
  readonly example: string | undefined;
  /** Name of the scenario that was played; `undefined` for none. */
  readonly scenario: string | undefined;
  /** Which page of a list was answered, counted from 0; `undefined` where the answer is no page of a list. */
  readonly page: { readonly index: number; readonly isLast: boolean; readonly isEmpty: boolean } | undefined;
  readonly problems: readonly Problem[];
  /** A `curl` line of the request as it should have been; `undefined` for a right one, or where nobody can tell. */
  readonly correction: string | undefined;
  /** From the last byte of the request to the first of the answer, in milliseconds. */
  readonly duration_ms: number;
}
