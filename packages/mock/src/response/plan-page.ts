import { readStart, type ServedPagination } from "../operation/pagination.js";
import type { Slice } from "./create-positions.js";
import type { RequestedPage } from "./listing.js";
import type { Spot } from "./page-cursor.js";

/** The items of a page, and what it says about the rest of its list. */
export interface PagePlan {
  /** The place of its first item in the list. */
  readonly index: number;
  /** Number of items. */
  readonly count: number;
  readonly isLast: boolean;
  /** Whether the page names its own position as the next one. */
  readonly isStuck: boolean;
  /** The place after its last item. */
  readonly after: Spot;
  /** The number of the page, if requests count pages. */
  readonly number: number | undefined;
  /** Number of pages of the whole list. */
  readonly pages: number;
}

/** Plans the page of a slice of a list. A twist repeats the page before it, or puts an empty one before the second page. */
export function planPage(
  pagination: ServedPagination,
  { position, twist }: Pick<RequestedPage, "position" | "twist">,
  { total, detour, size, ...slice }: Slice,
): PagePlan {
  const { paging, nextInItem, hasMore } = pagination;
  const start = readStart(pagination);
  const number = paging.counts === "pages" ? Number(position ?? start) : undefined;
  const isRepeat = twist === "repeat" && slice.index > 0;
  // The key of the last item leads on, so a page that names itself has the items before its position.
  const index = isRepeat && nextInItem !== undefined ? Math.max(0, slice.index - size) : slice.index;
  const isSecond = number === undefined ? index > 0 && !detour : number === Number(start) + 1;
  const isDetour = twist === "emptyPage" && isSecond && index < total && nextInItem === undefined;
  const count = isDetour ? 0 : Math.max(0, Math.min(size, total - index));
  const isLast = !isDetour && !isRepeat && index + count >= total && !(endsEmpty(pagination) && count > 0);
  const filled = size === 0 ? 0 : Math.ceil(total / size) + Number(twist === "emptyPage");
  return {
    index,
    count,
    isLast,
    // An empty page names its own position, unless only the lack of a next one marks the end.
    isStuck: isRepeat || (count === 0 && !isDetour && hasMore !== undefined),
    after: { index: index + count, total, detour: detour || isDetour },
    number,
    pages: Math.max(filled, isLast || number === undefined ? 0 : number - Number(start) + 2),
  };
}

/** Returns whether a list ends with an empty page. The key of the last item always leads on, and no flag says that it is the last one. */
export function endsEmpty({ nextInItem, hasMore }: ServedPagination): boolean {
  return nextInItem !== undefined && hasMore === undefined;
}
