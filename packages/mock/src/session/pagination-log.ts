import { readStart } from "../operation/pagination.js";
import type { RequestViolation } from "@shortvideo-api/report";
import type { ServedOperation } from "../operation/operation.js";
import type { Exchange, PageLink } from "../exchange/exchange.js";
import { copyText, setNewest, toKey } from "../detect/remembered-text.js";

/** How one session reads lists page by page. Each part is created when it is needed, because there are thousands of sessions. */
export interface PaginationLog {
  /** The parts of lists that lack their start or their end, by their positions. */
  parts?: Map<string, ListPart>;
  /** The last requested offset of each list and page size. */
  offsets?: Map<string, LastOffset>;
  /** The page size of the page that ended at an offset. */
  ends?: Map<string, string>;
}

/** The pages from the start of a list on, each of which the page before named; or one page whose page before was not received. */
export interface ListPart {
  readonly operation: string;
  /** Key of the position of the page; `undefined` for the start of the list. */
  readonly from: string | undefined;
  /** Key of the position after its last page; `undefined` for the end of the list. */
  readonly to: string | undefined;
  /** How often it was received. */
  readonly count: number;
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
  if (violation) return { endsList: false, violation };
  const isFromStart = notePart(log, limit, id, link);
  return { endsList: isFromStart && isLast && !(isEmpty && link.position === undefined), violation: undefined };
}

/** Extends the part of a list that begins at its start and ends before this page. Returns `false` if there is none: the page is a part of its own. */
function notePart(log: PaginationLog, limit: number, operation: string, { list, position, next }: PageLink): boolean {
  const parts = (log.parts ??= new Map());
  const at = position === undefined ? undefined : toKey(operation, list, position);
  const from = at === undefined || takePart(parts, toPartKey(undefined, at)) ? undefined : at;
  const to = next === undefined ? undefined : toKey(operation, list, next);
  if (from !== undefined || to !== undefined) {
    const key = toPartKey(from, to);
    setNewest(parts, limit, copyText(key), { operation, from, to, count: (parts.get(key)?.count ?? 0) + 1 });
  }
  return from === undefined;
}

/** Removes one part with this key. Returns `false` if none exists. */
function takePart(parts: Map<string, ListPart>, key: string): boolean {
  const part = parts.get(key);
  if (!part) return false;
  if (part.count > 1) parts.set(key, { ...part, count: part.count - 1 });
  else parts.delete(key);
  return true;
}

function toPartKey(from = "start", to = "end"): string {
  return `${from} ${to}`;
}

function noteOffset(
  log: PaginationLog,
  limit: number,
  { id, pagination }: ServedOperation,
  { list, items, position }: PageLink,
  given: Exchange["parameters"],
): RequestViolation | undefined {
  const { name: param, place } = pagination?.position ?? { name: "", place: "" };
  const offset = Number(position ?? (pagination && readStart(pagination)));
  const size = given[pagination?.size?.place ?? ""]?.[0] ?? "";
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
  setNewest(log.offsets, limit, copyText(key), { offset, items, steps });
  setNewest(log.ends, limit, copyText(toKey(id, list, offset + items)), copyText(size));
  if (steps <= maxSteps) return undefined;
  const message = `\`${param}\` is \`${offset}\`, which grows by one with each page, like a page number; ${id} counts items, and the page at \`${offset}\` ends before \`${offset + items}\`.`;
  return { code: "position-unknown", place, mistake: "counts pages", message };
}
