import type { ResumeToken } from "./paginate-options.js";

/** How a walk ended that an error ended. */
interface End {
  resumeToken: ResumeToken;
  /** Items that were fetched and not handed out otherwise. */
  items: readonly unknown[] | undefined;
}

const ends = new WeakMap<object, End>();

/**
 * Returns the last good position of the walk that an error ended: everything before it was handed out, by the loop or by
 * {@link getFetchedItems}. As `resumeFrom`, it lets a later walk go on. The error itself is what the fetch threw, so that its
 * class still tells what happened.
 *
 * `undefined` for what ended no walk, for what is no object, and for the reason of an abort: many walks may share a
 * signal, and `resumeToken` of the walk tells where that one stands.
 *
 * @example
 * const rest = paginateLetters(fetchPage, {}, { resumeFrom: getResumeToken(error) });
 */
export function getResumeToken(error: unknown): ResumeToken | undefined {
  return endOf(error)?.resumeToken;
}

/**
 * Returns the items that a `toArray` had fetched before an error ended it; {@link getResumeToken} that error lies behind the
 * last of them.
 *
 * `undefined` for an error that ended no `toArray`; a loop has its items already. The type of the items is the caller's
 * word: an error does not know which list it ended.
 *
 * @example
 * const first = getFetchedItems<Letter>(error) ?? [];
 * const rest = await paginateLetters(fetchPage, {}, { resumeFrom: getResumeToken(error) }).toArray();
 */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- Only the caller knows what the list holds.
export function getFetchedItems<Item>(error: unknown): readonly Item[] | undefined {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- An error carries no type.
  return endOf(error)?.items as readonly Item[] | undefined;
}

/** Keeps how a walk ended, without touching the error; returns `false` for an error that nothing can be kept for. */
export function keepFailure(error: unknown, end: End): boolean {
  if (typeof error !== "object" || error === null) return false;
  ends.set(error, end);
  return true;
}

function endOf(error: unknown): End | undefined {
  return typeof error === "object" && error !== null ? ends.get(error) : undefined;
}
