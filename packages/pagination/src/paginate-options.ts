/** What a walk takes beside the parameters of its operation. */
export interface PaginateOptions {
  /**
   * Ends the walk after so many items; no page is fetched for items beyond it. `.pages()` hands out whole pages, and
   * ends with the one that reaches the number. A whole number, 0 for none, or Infinity. Left out, the walk goes to the
   * end of the list.
   */
  maxItems?: number | undefined;
  /**
   * Ends the walk after so many pages were fetched. A whole number, 0 for none, or Infinity. Left out, the walk goes to
   * the end of the list.
   */
  maxPages?: number | undefined;
  /** Ends the walk with the signal's reason, and is handed on to every fetch. */
  signal?: AbortSignal | undefined;
  /**
   * Fetches one page ahead while the items of the present one are handed out, so that slow work on items and slow
   * answers take place at once. What the loop gets is the same, errors too, and so is the resumeToken. The walk fetches
   * no page past a limit, but at most one in vain when the loop is left early; it is then aborted. Default: `false`.
   */
  prefetch?: boolean | undefined;
  /**
   * Goes on where another walk of the same list, with the same parameters, stood. What is no position of this list is
   * a RangeError before anything is fetched. Takes precedence over a position in the parameters.
   */
  resumeFrom?: ResumeToken | undefined;
}

/**
 * Where a walk stands, as plain JSON: keep it anywhere, and hand it back as `resumeFrom`.
 *
 * An item counts as done once it was handed out: by a loop, by `toArray`, or by `getFetchedItems` its error. Inside a loop
 * the position lies behind the item in hand.
 */
export interface ResumeToken {
  /** Id of the operation that was walked. A walk of another one does not go on from here. */
  readonly operation: string;
  /** Cursor, number or offset of the page to fetch; absent for the one that the walk begins with. */
  readonly page?: string | number | undefined;
  /** Items of that page that are done already: a whole number. */
  readonly skip: number;
}
