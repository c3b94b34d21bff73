import { isRecord } from "../contract/is-record.js";
import type { InBandFailure, Pagination } from "../contract/openapi.js";
import { readAt, rewriteAt, writeAt } from "./places.js";

/** What the engine does not heed when it makes an answer of a schema. */
export interface MadeRules {
  readonly inBandFailure: InBandFailure | undefined;
  readonly pagination?: Pagination;
  /** The page of the list that was asked for. */
  readonly page?: unknown;
}

/** A copy of an answer that was made of its schema, which by chance is no failure, and no page that leads nowhere. */
export function mendMade(made: unknown, { inBandFailure, pagination, page }: MadeRules): unknown {
  if (!isRecord(made)) return made;
  const { codes = [], success = 0 } = inBandFailure ?? {};
  const successful = codes.reduce<unknown>((body, code) => rewriteAt(body, code, success), made);
  return pagination ? withPosition(successful, pagination, page) : successful;
}

/** Says of the list what the page says of it, and holds as many items: made ones first, behind them those of the page. */
function withPosition(made: unknown, { items, next, hasMore, total }: Pagination, page: unknown): unknown {
  const [own, wanted] = [readAt(made, items), readAt(page, items)];
  const all =
    Array.isArray(own) && Array.isArray(wanted)
      ? [...own, ...wanted.slice(own.length)].slice(0, wanted.length)
      : wanted;
  return [next, hasMore, total]
    .filter((place) => place !== undefined)
    .reduce((body, place) => writeAt(body, place, readAt(page, place)), writeAt(made, items, all));
}
