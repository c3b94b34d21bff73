import type { Problem } from "../contract/problem.js";

/** One request and what came of it, fit to be written down: it holds no key, and no value of an undeclared parameter. */
export interface Exchange {
  /** `"GET"`. */
  readonly verb: string;
  /** Path and query; values that nobody declared are left out. */
  readonly target: string;
  /** `"posts.listComments"`; `undefined` when the path or the verb is none of the document's. */
  readonly operation: string | undefined;
  readonly status: number;
  /** Name of the answer that was chosen; `undefined` for the usual one and for failures. */
  readonly example: string | undefined;
  readonly problems: readonly Problem[];
  /** From the last byte of the request to the first of the answer, in milliseconds. */
  readonly duration_ms: number;
}
