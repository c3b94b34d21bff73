import type { Operation } from "../contract/operation.js";
import type { Problem } from "../contract/problem.js";
import type { Exchange, PageLink } from "../http/exchange.js";
import { copyText } from "./copy-text.js";
import { createShortMemory } from "./create-short-memory.js";
import { toKey } from "./to-key.js";

/** Follows how the requests of one session go from page to page. */
export interface PaginationLog {
  /** Notes the page that answered a request without problems. */
  note(operation: Operation, exchange: Exchange): NotedPage;
}

/** What a page shows together with the pages before it. */
export interface NotedPage {
  /**
   * The page is the last one of its list, and requests asked for the first page and then for each page that the page before
   * named. A list that is empty from the start has no end to reach.
   */
  readonly endsList: boolean;
  /** An offset that counts pages, where it has to count items. */
  readonly problem: Problem | undefined;
}

/** The last offset that a list was asked for, in pages of one size. */
interface LastOffset {
  readonly offset: number;
  /** Items of its page. */
  readonly items: number;
  /** How many times in a row the offset grew by one, though its page held more items. */
  readonly steps: number;
}

/** One such step may resume a list behind its first item. Only code that counts pages takes a second one. */
const mostSteps = 1;

/** Creates an empty log. Of each thing that it keeps, it keeps at most `limit`; the oldest are forgotten first. */
export function createPaginationLog(limit: number): PaginationLog {
  // How many paginators wait at a position: they got the page before it, and not yet the page there.
  const waiting = createShortMemory<number>(limit);
  const lastOffsets = createShortMemory<LastOffset>(limit);
  // The page size of the page that ended at an offset.
  const ends = createShortMemory<string>(limit);

  return {
    note(operation, { page, given }) {
      if (!page?.link) return { endsList: false, problem: undefined };
      const { link, isLast, isEmpty } = page;
      const { id, pagination } = operation;
      const problem = pagination?.style === "offset" ? noteOffset(operation, link, given) : undefined;
      const isFollowed = problem === undefined && (link.position === undefined || takeOne(id, link));
      if (!isFollowed) return { endsList: false, problem };
      if (link.next !== undefined) {
        const key = toKey(id, link.list, link.next);
        waiting.set(key, (waiting.get(key) ?? 0) + 1);
      }
      return { endsList: isLast && !(isEmpty && link.position === undefined), problem };
    },
  };

  /** Moves one paginator on from a position. Returns `false` when none waits there. */
  function takeOne(id: string, { list, position }: PageLink): boolean {
    const key = toKey(id, list, position);
    const count = waiting.get(key) ?? 0;
    waiting.set(key, count > 1 ? count - 1 : undefined);
    return count > 0;
  }

  function noteOffset(operation: Operation, link: PageLink, given: Exchange["given"]): Problem | undefined {
    const { id, pagination, parameters } = operation;
    const { list, items } = link;
    const start = parameters.find(({ name }) => name === pagination?.param)?.default;
    const offset = Number(link.position ?? start ?? 0);
    const size = given[`query.${pagination?.size}`]?.[0] ?? "";
    const key = toKey(id, list, size);
    const last = lastOffsets.get(key);
    const isStep = last !== undefined && last.items > 1 && offset === last.offset + 1;
    // A page of another size may have ended just here.
    const isEnd = (ends.get(toKey(id, list, offset)) ?? size) !== size;
    // Two clients may ask for the same.
    const isSame = offset === last?.offset;
    const steps = isSame ? last.steps : isStep && !isEnd ? last.steps + 1 : 0;
    lastOffsets.set(key, { offset, items, steps });
    ends.set(toKey(id, list, offset + items), copyText(size));
    return steps > mostSteps ? toOffsetProblem(operation, offset, items) : undefined;
  }
}

function toOffsetProblem({ id, pagination }: Operation, offset: number, items: number): Problem {
  const param = pagination?.param ?? "";
  return {
    code: "position-unknown",
    place: `query.${param}`,
    mistake: "counts pages",
    message: `\`${param}\` is \`${offset}\`, which grows by one with each page as a page number does; ${id} counts items, and the page at \`${offset}\` ends before \`${offset + items}\`.`,
  };
}
