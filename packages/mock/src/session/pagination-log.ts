import { readStart } from "../operation/pagination.js";
import type { RequestViolation } from "@shortvideo-api/report";
import type { ServedOperation } from "../operation/operation.js";
import type { Exchange, PageLink } from "../exchange/exchange.js";
import { copyText, toKey } from "../detect/remembered-text.js";

/** How one session reads lists page by page. Each part is created when it is needed, because there are thousands of sessions. */
export interface PaginationLog {
  /** Number of paginators at each position: they have received the page before it, but not the page at it. */
  waiting?: Map<string, number>;
  /** The last requested offset of each list and page size. */
  offsets?: Map<string, LastOffset>;
  /** The page size of the page that ended at an offset. */
  ends?: Map<string, string>;
}

/** The last request for a page at an offset. */
interface LastOffset {
  readonly offset: number;
  /** Items of its page. */
  readonly items: number;
  /** How many times in a row the offset grew by one although its page had more items. */
  readonly steps: number;
}

/** Findings about a page and the pages before it. */
export interface NotedPage {
  /**
   * The page is the last one of its list. Requests asked for the first page, and then for each page that the page before named. A
   * list that is empty from the start has no end to reach.
   */
  readonly endsList: boolean;
  /** The violation of an offset that counts pages instead of items; `undefined` without such a violation. */
  readonly violation: RequestViolation | undefined;
}

/** Maximum number of steps by one item. The first one may resume a list after its first item. A second one must count pages. */
const maxSteps = 1;

/**
 * Records the page in a response without violations. Keeps at most `limit` entries of each kind, and drops the oldest
 * ones first.
 */
export function notePage(
  log: PaginationLog,
  limit: number,
  operation: ServedOperation,
  { page, parameters: given }: Exchange,
): NotedPage {
  if (!page?.link) return { endsList: false, violation: undefined };
  const { link, isLast, isEmpty } = page;
  const { id, pagination } = operation;
  const violation = pagination?.paging.counts === "items" ? noteOffset(log, limit, operation, link, given) : undefined;
  const isFollowed = violation === undefined && (link.position === undefined || advanceOne(log, id, link));
  if (!isFollowed) return { endsList: false, violation };
  if (link.next !== undefined) {
    log.waiting ??= new Map();
    const key = toKey(id, link.list, link.next);
    setNewest(log.waiting, limit, key, (log.waiting.get(key) ?? 0) + 1);
  }
  return { endsList: isLast && !(isEmpty && link.position === undefined), violation };
}

/** Removes one paginator from its position, because it requests the page there. Returns `false` if none exists. */
function advanceOne({ waiting }: PaginationLog, id: string, { list, position }: PageLink): boolean {
  const key = toKey(id, list, position);
  const count = waiting?.get(key) ?? 0;
  if (count > 1) waiting?.set(key, count - 1);
  else waiting?.delete(key);
  return count > 0;
}

function noteOffset(
  log: PaginationLog,
  limit: number,
  { id, pagination, parameters }: ServedOperation,
  { list, items, position }: PageLink,
  given: Exchange["parameters"],
): RequestViolation | undefined {
  const param = pagination?.param ?? "";
  const offset = Number(position ?? (pagination && readStart(pagination, parameters)));
  const size = given[`query.${pagination?.size}`]?.[0] ?? "";
  log.offsets ??= new Map();
  log.ends ??= new Map();
  const key = toKey(id, list, size);
  const last = log.offsets.get(key);
  const isStep = last !== undefined && last.items > 1 && offset === last.offset + 1;
  // A page of another size may have ended at this offset.
  const isEnd = (log.ends.get(toKey(id, list, offset)) ?? size) !== size;
  const nextSteps = isStep && !isEnd ? last.steps + 1 : 0;
  // A repeated offset is no step: two clients may request the same page.
  const steps = offset === last?.offset ? last.steps : nextSteps;
  setNewest(log.offsets, limit, key, { offset, items, steps });
  setNewest(log.ends, limit, toKey(id, list, offset + items), copyText(size));
  if (steps <= maxSteps) return undefined;
  return {
    code: "position-unknown",
    place: `query.${param}`,
    mistake: "counts pages",
    message: `\`${param}\` is \`${offset}\`, which grows by one with each page, like a page number; ${id} counts items, and the page at \`${offset}\` ends before \`${offset + items}\`.`,
  };
}

/** Sets a value, which becomes the newest, and drops the oldest if there are too many. */
function setNewest<Value>(values: Map<string, Value>, limit: number, key: string, value: Value): void {
  values.delete(key);
  values.set(copyText(key), value);
  const [oldest] = values.keys();
  if (values.size > limit && oldest !== undefined) values.delete(oldest);
}
