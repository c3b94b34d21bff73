import type { List, Style } from "./list.js";

/** What follows a page. Without `next` and `loop`, it was the last. */
export interface Verdict<At> {
  /** Where the next page is; beside `loop`, where a caller who wants to may try on. */
  next?: At | undefined;
  /** Why the walk cannot go on, though the service says that there is more. */
  loop?: string | false;
  /** The page itself is part of the circle: none of its items may be handed out, and all of them were. */
  repeated?: boolean;
}

/**
 * Makes the function that judges each page; a new one for each walk, since it remembers what it met.
 *
 * Pages with nothing new may follow one another, for a while. Behind the end of a counted list every page is empty, and
 * some services never say that the end was passed. Others skip in this way what they filtered out, with a new cursor
 * each time, but a list that gives nothing but new cursors would be asked for ever.
 */
export function createJudge<Page, Item, At extends string | number | undefined>(
  list: List<Page, Item, At>,
  { what, start, first, nextOf }: Style<Page, Item, At>,
): (page: Page, items: readonly Item[], at: At) => Verdict<At> {
  const isCounted = what !== "cursor";
  const { keyOf } = list;
  const met = new Set<string>();
  let before = "";
  let idlePages = 0;
  // The empty one is no cursor. Where the list begins was visited, too, by the walk that this one goes on from.
  const visited = new Set(isCounted ? [""] : ["", String(start), String(first)]);
  return (page, items, at) => {
    const name = String(at ?? first);
    visited.add(name);
    // An item without a key, or with an empty one, stands for itself.
    const content = items.map((item) => keyOf?.(item)?.toString() || item);
    const print = items.length > 0 && (keyOf || isCounted) ? JSON.stringify(content) : "";
    const isBefore = print !== "" && print === before;
    const isMet = isBefore || met.has(print);
    idlePages = items.length === 0 || isMet ? idlePages + 1 : 0;
    before = print;
    if (keyOf) met.add(print);
    const idles = idlePages > (isCounted ? 10 : 100) && `${idlePages} pages in a row brought nothing new`;
    const next = nextOf(page, items, at) ?? "";
    const isBack = visited.has(String(next));
    // A single item may be pinned to every page, and a cursor moves all the same.
    if ((isBefore && isCounted) || (isMet && items.length > 1)) {
      return {
        loop: `${what} \`${name}\` repeats an earlier page`,
        repeated: true,
        next: isCounted || isBack || next === "" ? undefined : next,
      };
    }
    const hasMore = list.hasMore ? list.hasMore(page) : next !== "";
    if (!(hasMore ?? items.length > 0)) return {};
    if (next === "") return hasMore ? { loop: "a page that is not the last names no next" } : {};
    return isBack ? { loop: `${what} \`${next}\` came back` } : { next, loop: idles };
  };
}
