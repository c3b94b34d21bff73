import type { ServedOperation } from "../operation/operation.js";
import type { RequestViolation } from "@shortvideo-api/report";
import type { Exchange, PageLink } from "../exchange/exchange.js";
import { copyText } from "../detect/copy-text.js";
import { toKey } from "../detect/to-key.js";

/** How the requests of one session went from page to page. There are thousands of sessions: parts are created when they are needed. */
export interface PaginationLog {
  /** How many paginators wait at a position: they got the page before it, and not yet the page there. */
  waiting?: Map<string, number>;
  /** The last offset that a list was asked for, in pages of one size. */
  offsets?: Map<string, LastOffset>;
  /** The page size of the page that ended at an offset. */
  ends?: Map<string, string>;
}

interface LastOffset {
  readonly offset: number;
  /** Items of its page. */
  readonly items: number;
  /** How many times in a row the offset grew by one, though its page held more items. */
  readonly steps: number;
}

/** Findings about a page and the pages before it. */
export interface NotedPage {
  /**
   * The page is the last one of its list. Requests asked for the first page, and then for each page that the page before named. A
   * list that is empty from the start has no end to reach.
   */
  readonly endsList: boolean;
  /** An offset that counts pages, where it has to count items. */
  readonly violation: RequestViolation | undefined;
}

/** One such step may resume a list behind its first item. Only code that counts pages takes a second one. */
const mostSteps = 1;

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
  const violation = pagination?.style === "offset" ? noteOffset(log, limit, operation, link, given) : undefined;
  const isFollowed = violation === undefined && (link.position === undefined || takeOne(log, id, link));
  if (!isFollowed) return { endsList: false, violation };
  if (link.next !== undefined) {
    log.waiting ??= new Map();
    const key = toKey(id, link.list, link.next);
    setNewest(log.waiting, limit, key, (log.waiting.get(key) ?? 0) + 1);
  }
  return { endsList: isLast && !(isEmpty && link.position === undefined), violation };
}

/** Moves one paginator on from a position. Returns `false` when none waits there. */
function takeOne({ waiting }: PaginationLog, id: string, { list, position }: PageLink): boolean {
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
  const start = parameters.find(({ name }) => name === param)?.default;
  const offset = Number(position ?? start ?? 0);
  const size = given[`query.${pagination?.size}`]?.[0] ?? "";
  log.offsets ??= new Map();
  log.ends ??= new Map();
  const key = toKey(id, list, size);
  const last = log.offsets.get(key);
  const isStep = last !== undefined && last.items > 1 && offset === last.offset + 1;
  // A page of another size may have ended just here.
  const isEnd = (log.ends.get(toKey(id, list, offset)) ?? size) !== size;
  // Two clients may ask for the same.
  const isSame = offset === last?.offset;
  const steps = isSame ? last.steps : isStep && !isEnd ? last.steps + 1 : 0;
  setNewest(log.offsets, limit, key, { offset, items, steps });
  setNewest(log.ends, limit, toKey(id, list, offset + items), copyText(size));
  if (steps <= mostSteps) return undefined;
  return {
    code: "position-unknown",
    place: `query.${param}`,
    mistake: "counts pages",
    message: `\`${param}\` is \`${offset}\`, which grows by one with each page as a page number does; ${id} counts items, and the page at \`${offset}\` ends before \`${offset + items}\`.`,
  };
}

/** Sets a value that is now the newest, and forgets the oldest where there are too many. */
function setNewest<Value>(values: Map<string, Value>, limit: number, key: string, value: Value): void {
  values.delete(key);
  values.set(copyText(key), value);
  const [oldest] = values.keys();
  if (values.size > limit && oldest !== undefined) values.delete(oldest);
}
