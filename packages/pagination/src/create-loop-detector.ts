import { createMemory } from "./create-memory.js";
import { digest } from "./digest.js";
import { identifyItems } from "./identify-items.js";
import type { List, Style } from "./list.js";
import { parseHasMore } from "./says-more.js";

/** What follows a page. Without `next` and `loop`, it was the last. */
export interface Continuation<At> {
  /** Where the next page is; beside `loop`, where a caller who wants to may try on. */
  next?: At | undefined;
  /** Why the walk cannot go on, though the service says that there is more. */
  loop?: string | undefined;
  /** The page came before: none of its items may be handed out, and all of them were. */
  repeated?: boolean | undefined;
}

/**
 * Creates the function that judges each page; a new one for each walk, since it remembers what it met.
 *
 * A walk that goes nowhere is an error only where the service says that more follows; where it says nothing, that was
 * the end.
 */
export function createLoopDetector<Page, Item, At extends string | number | undefined>(
  list: List<Page, Item, At>,
  { what, start, first, nextOf }: Style<Page, At>,
): (page: Page, items: readonly Item[], count: number, at: At) => Continuation<At> {
  const isCounted = what !== "cursor";
  // Without a new item, in a row. Services skip what they filtered out, with a new cursor each time.
  const mostIdlePages = isCounted ? 10 : 100;
  const cursors = createMemory();
  const pages = createMemory();
  const met = createMemory();
  // Where the list begins was visited, too, by the walk that this one goes on from.
  for (const each of [start, first]) cursors.meet(digest(String(each)));
  let before: number | undefined;
  let idlePages = 0;

  return (page, items, count, at) => {
    const name = String(at ?? first);
    if (before === undefined) cursors.meet(digest(name));
    const { isRepeated, idle } = look(items);
    const next = readNext(nextOf(page, count, at));
    const said = list.hasMore ? parseHasMore(list.hasMore(page)) : next !== undefined;
    const loop = (reason: string): string | undefined => (said ? reason : undefined);
    const isBack = next !== undefined && comesBack(String(next), name);
    if (isRepeated) {
      const isLost = isCounted || isBack || !said;
      const reason = loop(`${what} \`${name}\` repeats an earlier page`);
      return { loop: reason, repeated: true, next: isLost ? undefined : next };
    }
    if (!(said ?? count > 0)) return {};
    if (next === undefined) return { loop: loop("a page that is not the last names no next") };
    if (isBack) return { loop: loop(`${what} \`${next}\` came back`) };
    if (idle === false) return { next };
    return said ? { next, loop: `${idle} pages in a row brought nothing new` } : {};
  };

  function look(items: readonly Item[]): { isRepeated: boolean; idle: number | "many" | false } {
    const identities = identifyItems(items, list.getKey);
    const kinds = new Set(identities);
    const print = digest(identities.sort((one, other) => one - other).join());
    const isBefore = isCounted && items.length > 0 && print === before;
    before = print;
    // A single item may be pinned to every page; items that are all alike are alike on every page.
    const isKnown = kinds.size > 1 && pages.meet(print);
    let isNew = false;
    for (const kind of kinds) isNew = !met.meet(kind) || isNew;
    idlePages = isNew ? 0 : idlePages + 1;
    const idle = idlePages > mostIdlePages ? idlePages : met.isStale() && "many";
    return { isRepeated: isKnown || isBefore, idle };
  }

  /** An offset that does not move comes back at once; a number moves by itself. */
  function comesBack(next: string, name: string): boolean {
    if (isCounted) return next === name;
    return cursors.meet(digest(next)) || cursors.isStale();
  }
}

/** Reads where the next page is; a service writes none as null, `""` or, with another type, as anything. */
function readNext<At>(next: At | null): At | undefined {
  return typeof next === "number" || (typeof next === "string" && next !== "") ? next : undefined;
}
