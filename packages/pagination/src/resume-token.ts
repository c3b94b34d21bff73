/**
 * Where a paginator can go on, as plain JSON. Store it, and pass it as `resumeFrom` later.
 *
 * An item counts as done once a loop, `toArray` or `getFetchedItems` has returned it. Inside a loop, the token points
 * to the item after the current one.
 */
export interface ResumeToken {
  /** Id of the list operation. A paginator of another operation rejects the token. */
  readonly operation: string;
  /** Cursor, page number or offset of the page to fetch. Absent for the first page. */
  readonly page?: string | number | undefined;
  /** Number of items of that page to skip, because they are done. */
  readonly skip: number;
}

/**
 * Returns the resume token of the paginator that failed with this error. The loop or {@link getFetchedItems} returns all items before
 * the failure. The error itself is unchanged.
 *
 * Returns `undefined` for other errors, for values that are not objects, and for the reason of an abort. Several
 * paginators may share a signal; after an abort, read the paginator's own `resumeToken`.
 *
 * @example
 * const rest = paginateLetters(fetchPage, {}, { resumeFrom: getResumeToken(error) });
 */
export function getResumeToken(error: unknown): ResumeToken | undefined {
  return failureOf(error)?.resumeToken;
}

/**
 * Returns the items that `toArray` had fetched before it failed with this error. The error's resume token points to the item after
 * the last of them.
 *
 * Returns `undefined` for all other errors: a loop already has its items. The caller names the item type, since an error has
 * none.
 *
 * @example
 * const first = getFetchedItems<Letter>(error) ?? [];
 * const rest = await paginateLetters(fetchPage, {}, { resumeFrom: getResumeToken(error) }).toArray();
 */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- Only the caller knows the item type.
export function getFetchedItems<Item>(error: unknown): readonly Item[] | undefined {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- An error carries no item type.
  return failureOf(error)?.items as readonly Item[] | undefined;
}

interface FailedIteration {
  resumeToken: ResumeToken;
  /** Items that `toArray` had fetched; `undefined` for a loop. */
  items: readonly unknown[] | undefined;
}

const failures = new WeakMap<object, FailedIteration>();

/** Stores where a paginator failed, without changing the error. Returns `false` if the error is not an object. */
export function keepFailure(error: unknown, failure: FailedIteration): boolean {
  if (typeof error !== "object" || error === null) return false;
  failures.set(error, failure);
  return true;
}

function failureOf(error: unknown): FailedIteration | undefined {
  return typeof error === "object" && error !== null ? failures.get(error) : undefined;
}
