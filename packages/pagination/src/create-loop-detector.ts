import { createMemory } from "./create-memory.js";
import { digest, identifyItems } from "./identify-items.js";
import type { PagedList, Paging } from "./list.js";

/** How an iteration goes on after a page. Without `next` and `loop`, the page was the last. */
export interface Continuation<Selector> {
  /** Selects the next page. With `loop`, it is the page at which a caller may try again. */
  next?: Selector | undefined;
  /** The reason why the iteration cannot go on, although the service says that more follows. */
  loop?: string | undefined;
  /** The same page came before, so none of its items may be returned again. */
  isRepeated?: boolean | undefined;
}

/**
 * Creates the function that decides how to go on after each page. Each iteration needs its own, since it remembers pages.
 *
 * A loop is an error only if the service says that more follows. Otherwise, it is the end of the list.
 */
export function createLoopDetector<Page, Item, Selector extends string | number | undefined>(
  list: PagedList<Page, Item, Selector>,
  { style, isCounted, start, first, getNext, precedesOthers }: Paging<Page, Selector>,
): (page: Page, items: readonly Item[], count: number, selector: Selector) => Continuation<Selector> {
  // Services filter items after they cut pages, so a page may be empty although more follow.
  const maxIdlePages = isCounted ? 10 : 100;
  const cursors = createMemory();
  const pages = createMemory();
  const known = createMemory();
  // A resumed paginator does not visit the first page, but the iteration before it did.
  for (const cursor of [start, first]) cursors.add(digest(String(cursor)));
  let previous: number | undefined;
  let idlePages = 0;

  return (page, items, count, selector) => {
    const name = String(selector ?? first);
    if (previous === undefined) cursors.add(digest(name));
    const { isRepeated, idle } = comparePage(items);
    const { next: named, obstacle } = getNext(page, count, selector);
    const next = readNext(named);
    // Some services name the cursor of the last page again, with no items: so far, nothing follows.
    const hasMore = list.hasMore
      ? (parseHasMore(list.hasMore(page)) ?? precedesOthers?.(page, selector))
      : (next ?? obstacle) !== undefined && (count > 0 || String(next) !== name);
    const isVisited = next !== undefined && isVisitedBefore(String(next), name);
    if (!isRepeated && !(hasMore ?? count > 0)) return {};
    const reason = findReason();
    const canTry = !isVisited && (reason === undefined || hasMore) && !(isRepeated && isCounted);
    return { next: canTry ? next : undefined, loop: hasMore ? reason : undefined, isRepeated };

    function findReason(): string | undefined {
      if (isRepeated) return `${style} \`${name}\` repeats an earlier page`;
      if (obstacle !== undefined) return obstacle;
      if (next === undefined) return "a page says that more follows, but names no next page";
      if (isVisited) return `${style} \`${next}\` was visited before`;
      return idle === undefined ? undefined : `${idle} pages in a row had no new items`;
    }
  };

  function comparePage(items: readonly Item[]): { isRepeated: boolean; idle: number | "many" | undefined } {
    const identities = identifyItems(items, list.getKey);
    const distinct = new Set(identities);
    const whole = digest(identities.sort((one, other) => one - other).join());
    const isSameAgain = isCounted && items.length > 0 && whole === previous;
    previous = whole;
    // A single item may be pinned to every page, and items without differences are the same on every page.
    const isKnown = distinct.size > 1 && pages.add(whole);
    let hasNew = false;
    for (const identity of distinct) hasNew = !known.add(identity) || hasNew;
    idlePages = hasNew ? 0 : idlePages + 1;
    const idle = idlePages > maxIdlePages ? idlePages : known.isStale() ? "many" : undefined;
    return { isRepeated: isKnown || isSameAgain, idle };
  }

  /** Returns whether the next page was visited. An empty page does not change the offset; page numbers always change. */
  function isVisitedBefore(next: string, name: string): boolean {
    if (isCounted) return next === name;
    return cursors.add(digest(next)) || cursors.isStale();
  }
}

/** Reads the selector of the next page. Services write an absent cursor as null, `""`, or a value of another type. */
function readNext<Selector>(next: Selector | null | undefined): Selector | undefined {
  return typeof next === "number" || (typeof next === "string" && next !== "") ? next : undefined;
}

/** Parses the field that says whether a page follows. Returns `undefined` when it does not say. */
export function parseHasMore(value: unknown): boolean | undefined {
  // As JSON, a number or boolean differs from its text only in quotes.
  const match = /^"?\s*(?:(true|-?0*[1-9]\d*)|false|0+)\s*"?$/i.exec(JSON.stringify(value) ?? "");
  return match ? match[1] !== undefined : undefined;
}
