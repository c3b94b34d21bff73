import { once } from "@shortvideo-api/document";
import { readStart } from "../operation/pagination.js";
import type { PaginatedOperation } from "../operation/operation.js";
import { readAt } from "../exchange/places.js";
import { fitsParameter } from "../request/parse-parameter.js";
import type { ListReader } from "./create-list-reader.js";
import type { FixtureChain } from "./fixture-chain.js";
import type { PositionMismatch, RequestedPage } from "./listing.js";
import { createCursorCodec, type Spot } from "./page-cursor.js";
import { toPageAddress } from "./write-page.js";

/** The requested part of a list. */
export interface Slice extends Spot {
  /** Number of items of the page. */
  readonly size: number;
}

/** Options of {@link createPositions}. */
export interface PositionOptions {
  readonly operation: PaginatedOperation;
  readonly chain: FixtureChain;
  /** A body with the fields of a page. */
  readonly envelope: unknown;
  readonly reader: ListReader;
  readonly itemAt: (index: number, seed: number) => unknown;
  /** The size of a page if a request does not set it. */
  readonly usualSize: number;
  /** The length of the list if no request sets the size of its pages. */
  readonly usualTotal: number;
  readonly maxPageSize: number;
  /** Returns the length of a list whose pages have this size. */
  readonly countFor: (size: number) => number;
  /** Cursors that occur in the fixtures of several lists. */
  readonly shared: ReadonlySet<string>;
  /** Returns whether the document allows a next position, as the body writes it. */
  readonly admitsNext: (next: unknown) => boolean;
}

/** Creates functions that convert the positions of requests to places in the lists of one operation, and back. */
export function createPositions(options: PositionOptions) {
  const { operation, chain, envelope, reader, itemAt, shared, admitsNext } = options;
  const { usualSize, usualTotal, maxPageSize, countFor } = options;
  const { id, pagination, parameters } = operation;
  const { paging, position: selector, nextInItem, headers } = pagination;
  const { name: param } = selector;
  const { counts } = paging;
  const parameter = parameters.find((each) => `${each.in}.${each.name}` === selector.place);
  const start = readStart(pagination);
  const known = [...chain.links.slice(1).map(({ position }) => position), chain.end];
  // Fixtures have no headers, so their pages name no position there.
  const sharesCursors =
    headers.next !== undefined || selector.admits !== undefined || known.some((position) => shared.has(position));
  // Created when it is first needed, because checking cursors takes time.
  const getCodec = once(() => {
    const named = readAt(envelope, pagination.next ?? "");
    const position = paging.hasAddresses ? readNext({}, 0, [named]) : named;
    return createCursorCodec({
      operation: id,
      maxItems: usualTotal + countFor(maxPageSize),
      sample: typeof position === "string" ? position : "",
      admits: (cursor) => {
        const isParameter = selector.admits?.(cursor) ?? (!parameter || fitsParameter(parameter, [cursor]));
        const next = toWire(cursor, { url: anyUrl });
        const isRead = readNext({}, 0, [next]) === cursor;
        return isParameter && isRead && admitsNext(next);
      },
    });
  });

  return { locate, hasFixturePositions, readKey, readNext, toWire, writeCursor };

  /** Finds the part of the list at a position, and the length of that list. */
  function locate({ position, parameters: given, size, seed, twist }: RequestedPage): Slice | PositionMismatch {
    const pageSize = size === undefined ? usualSize : Math.min(size, maxPageSize);
    const total = size === undefined ? usualTotal : countFor(pageSize);
    const isStart = position === undefined || position === start;
    if (counts === undefined) {
      if (isStart) return { index: 0, total, detour: false, size: pageSize };
      if (nextInItem !== undefined) {
        const before = findItem(position, seed);
        return before === undefined ? "unknown" : { index: before, total, detour: false, size: pageSize };
      }
      const index = findKnown(position);
      if (index !== undefined) {
        return hasFixturePositions(given)
          ? { index, total: Math.max(total, usualTotal), detour: false, size: pageSize }
          : "foreign";
      }
      const spot = getCodec()?.read(position, reader.read(given)) ?? "unknown";
      return typeof spot === "string" ? spot : { ...spot, size: pageSize };
    }
    if (position !== undefined && !/^\d+$/.test(position)) return "unknown";
    // `Number` may return `Infinity` or an inexact number for a long position.
    const counted = Math.min(Number(isStart ? start : position), Number.MAX_SAFE_INTEGER);
    // The number of items or pages before the requested page. Services may count from 1.
    const before = counted - Number(start);
    if (counts === "items") return { index: Math.max(0, before), total, detour: false, size: pageSize };
    if (before < 0) return "unknown";
    const link = size === undefined && twist === undefined ? chain.links[before] : undefined;
    if (link) return { index: link.index, total, detour: false, size: pageSize };
    const fullPages = twist === "emptyPage" && before > 0 ? before - 1 : before;
    return { index: fullPages * pageSize, total, detour: false, size: pageSize };
  }

  /** Returns the number of items before a cursor of the fixtures; `undefined` for another cursor. */
  function findKnown(cursor: string): number | undefined {
    if (sharesCursors && getCodec() !== undefined) return undefined;
    const link = chain.links.find(({ position }) => position === cursor);
    return link?.index ?? (cursor === chain.end && chain.links.length > 0 ? usualTotal : undefined);
  }

  /** Returns the number of items up to the one that has a position as its key; `undefined` if no page ends with it. */
  function findItem(position: string, seed: number): number | undefined {
    const most = usualTotal + countFor(maxPageSize);
    for (let index = 0; index < most; index += 1) if (readKey(index, seed) === position) return index + 1;
    return undefined;
  }

  /** Returns the position after an item whose key leads on. */
  function readKey(index: number, seed: number): string | undefined {
    const named = [readAt(itemAt(index, seed), nextInItem ?? "$")];
    return paging.next({ position: undefined, count: 1, named, param });
  }

  /** Returns whether positions of the fixtures belong to the list. If no other cursors are possible, they belong to every list. */
  function hasFixturePositions(given: RequestedPage["parameters"]): boolean {
    if (counts !== undefined || nextInItem !== undefined) return true;
    return (reader.isExample(given) && !sharesCursors) || getCodec() === undefined;
  }

  /** Returns the position of the next page as a request writes it: counted, or named by the page. */
  function readNext(
    { position = start }: Partial<RequestedPage>,
    count: number,
    named: readonly unknown[],
  ): string | undefined {
    return paging.next({ position, count, named, param });
  }

  /** Returns the cursor of a place in the list of a request; `""` if the document allows no such cursor. */
  function writeCursor(spot: Spot, given: RequestedPage["parameters"]): string {
    return getCodec()?.write(spot, reader.read(given)) ?? "";
  }

  /** Returns the value with which a page names a position, in the type that the field has elsewhere. */
  function toWire(position: string, { url }: Pick<RequestedPage, "url">): unknown {
    const toAddress = (next: string) => toPageAddress(url, param, next);
    return paging.write?.(position, readAt(envelope, pagination.next ?? ""), toAddress);
  }
}

/** An address for checks of the form of a page. */
const anyUrl = "http://localhost/";
