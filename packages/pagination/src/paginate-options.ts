import type { ResumeToken } from "./resume-token.js";

/** Options of a paginator. */
export interface PaginateOptions {
  /**
   * Maximum number of items: an integer of at least 0, or Infinity. No page is fetched for items beyond it. `.pages()`
   * returns whole pages and ends with the page that reaches the maximum. Default: Infinity.
   */
  maxItems?: number | undefined;
  /** Maximum number of pages to fetch: an integer of at least 0, or Infinity. Default: Infinity. */
  maxPages?: number | undefined;
  /** Aborts the iteration, which then throws the signal's reason. Every fetch gets the signal, too. */
  signal?: AbortSignal | undefined;
  /**
   * Fetches the next page while you process the items of the current one. Items, errors and resume tokens stay the same.
   * Leaving the loop early aborts at most one fetch. Default: `false`.
   */
  prefetch?: boolean | undefined;
  /**
   * Resumes from the token of an earlier paginator of the same list, with the same params. It overrides a cursor, page
   * number or offset in the params. A token of another list throws a RangeError before anything is fetched.
   */
  resumeFrom?: ResumeToken | undefined;
}

/** Fetches one page of a list: a method of the client, or any function with the same result. */
export type FetchPage<Params, Page> = (params: Params, options: FetchPageOptions) => Promise<Page>;

/** Options that each fetch gets: all options of the paginator, with the signal for this fetch. */
export interface FetchPageOptions {
  /** Aborts this fetch. `undefined` when the paginator has no signal. */
  signal?: AbortSignal | undefined;
}

/** Copies params, so that later changes by the caller have no effect. Keeps values that cannot be cloned, such as streams. */
export function copyParams<Params extends object>(params: Params): Params {
  const copy = { ...params };
  try {
    return structuredClone(copy);
  } catch {
    return copy;
  }
}
