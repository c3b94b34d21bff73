import { createMemory } from "./create-memory.js";
import { digest } from "./digest.js";
import { identifyItems } from "./identify-items.js";
import type { List, Style } from "./list.js";
import { saysMore } from "./says-more.js";

/** What follows a page. Without `next` and `loop`, it was the last. */
export interface Verdict<At> {
  /** Where the next page is; beside `loop`, where a caller who wants to may try on. */
  next?: At | undefined;
  /** Why the walk cannot go on, though the service says that there is more. */
  loop?: string | undefined;
  /** The page came before: none of its items may be handed out, and all of them were. */
  repeated?: boolean | undefined;
}

/** Pages in a row without a new item. Services skip what they filtered out, with a new cursor each time. */
const mostIdlePages = { cursor: 100, page: 10, offset: 10 };

/**
 * Creates the function that judges each page; a new one for each walk, since it remembers what it met.
 *
 * A walk that goes nowhere is an error only where the service says that more follows; where it says nothing, that was
 * the end.
 */
export function createJudge<Page, Item, At extends string | number | undefined>(
  list: List<Page, Item, At>,
  { what, start, first, nextOf }: Style<Page, At>,
): (page: Page, items: readonly Item[], count: number, at: At) => Verdict<At> {
  const isCounted = what !== "cursor";
  const cursors = createMemory();
  const pages = createMemory();
  const met = createMemory();
  /** Where the list begins was visited, too, by the walk that this one goes on from. */
  let home: ReadonlySet<string> | undefined;
  let before: number | undefined;
  let idlePages = 0;

  return (page, items, count, at) => {
    const name = String(at ?? first);
    home ??= new Set([name, String(start), String(first)]);
    const { isRepeated, dullness } = look(items);
    const next = readNext(nextOf(page, count, at));
    const said = list.hasMore ? saysMore(list.hasMore(page)) : next !== undefined;
    const loop = (reason: string): string | undefined => (said ? reason : undefined);
    const isBack = next !== undefined && comesBack(String(next), name);
    if (isRepeated) {
      const isLost = isCounted || isBack || !said;
      return {
        loop: loop(`${what} \`${name}\` repeats an earlier page`),
        repeated: true,
        next: isLost ? undefined : next,
      };
    }
    if (!(said ?? count > 0)) return {};
    if (next === undefined) return { loop: loop("a page that is not the last names no next") };
    if (isBack) return { loop: loop(`${what} \`${next}\` came back`) };
    if (dullness === undefined) return { next };
    return said ? { next, loop: dullness } : {};
  };

  function look(items: readonly Item[]): { isRepeated: boolean; dullness: string | undefined } {
    const identities = identifyItems(items, list.keyOf);
    const kinds = new Set(identities);
    const print = digest(identities.sort((one, other) => one - other).join());
    const isBefore = isCounted && items.length > 0 && print === before;
    before = print;
    // A single item may be pinned to every page; items that are all alike are alike on every page.
    const isKnown = kinds.size > 1 && pages.meet(print);
    let isNew = false;
    for (const kind of kinds) isNew = !met.meet(kind) || isNew;
    idlePages = isNew ? 0 : idlePages + 1;
    const isIdle = idlePages > mostIdlePages[what];
    return {
      isRepeated: isKnown || isBefore,
      dullness: isIdle
        ? `${idlePages} pages in a row brought nothing new`
        : met.isStale()
          ? "its items came before"
          : undefined,
    };
  }

  /** An offset that does not move comes back at once; a number moves by itself. */
  function comesBack(next: string, name: string): boolean {
    if (isCounted) return next === name;
    return cursors.meet(digest(next)) || cursors.isStale() || home?.has(next) === true;
  }
}

/** Reads where the next page is; a service writes none as null, `""` or, with another type, as anything. */
function readNext<At>(next: At | null): At | undefined {
  return typeof next === "number" || (typeof next === "string" && next !== "") ? next : undefined;
}
