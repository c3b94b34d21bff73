import { once } from "@shortvideo-api/document";
import { readStart } from "../operation/pagination.js";
import type { PaginatedOperation } from "../operation/operation.js";
import type { OperationFixtures } from "./fixtures.js";
import { readChain } from "./fixture-chain.js";
import { createItemSource } from "./item-source.js";
import { createListReader } from "./create-list-reader.js";
import type { PageLink } from "../exchange/exchange.js";
import type { RequestedPage, Listing, ListPage, PositionMismatch } from "./listing.js";
import { createPositions, type Slice } from "./create-positions.js";
import type { Spot } from "./page-cursor.js";
import { readAt, writeAt } from "../exchange/places.js";
import { endsEmpty, planPage } from "./plan-page.js";
import {
  type PageEnding,
  type PageValues,
  toPageAddress,
  writePage,
  writePageEnd,
  writePageHeaders,
} from "./write-page.js";

/** Options of {@link createListing}. */
export interface ListingOptions {
  readonly operation: PaginatedOperation;
  readonly fixtures: OperationFixtures | undefined;
  /** The usual response. A list without pages in the fixtures is made from it. */
  readonly sample: unknown;
  /** Items from the schema, for a sample without items. */
  readonly madeItems: unknown;
  /** Returns whether a body matches the document. */
  readonly admits: (body: unknown) => boolean;
  /** Cursors that occur in the fixtures of several lists. The pages of this list use other cursors instead. */
  readonly shared: ReadonlySet<string>;
}

/** Maximum number of items of a page when the document sets none. */
const usualMaximum = 100;

/**
 * Creates the pages of a list:
 *
 * - Without a requested size, they are the pages of the fixtures. With a size, there are three pages of that size, the last one shorter.
 * - A cursor contains the length of its list, so the page size may change between pages. It is valid for its list alone.
 * - Cursors of fixtures belong to the list of the example, unless another list has the same cursor.
 * - Page numbers and offsets are counted. The page after the last one is empty.
 *
 * Throws {@link MockStartError} when the pages of the fixtures do not link up.
 */
export function createListing({ operation, fixtures, sample, madeItems, admits, shared }: ListingOptions): Listing {
  const { pagination } = operation;
  const { paging, position: selector, nextInItem, headers } = pagination;
  const { name: param } = selector;
  const { counts } = paging;
  // The address of the next page depends on that of the request.
  const hasOwnEnd = paging.hasAddresses || pagination.hasMoreType === "text" || Object.keys(headers).length > 0;
  const isEndEmpty = endsEmpty(pagination);
  const start = readStart(pagination);
  const chain = readChain(operation, fixtures, start ?? "");
  const [first] = chain.links;
  const envelope = first?.body ?? sample;
  const lastEnvelope = chain.links.at(-1)?.body ?? sample;
  const sampleItems = toItems(readAt(sample, pagination.items));
  const ownItems = first ? chain.items : sampleItems.length > 0 ? sampleItems : toItems(madeItems);
  // Without items, all pages are empty.
  const hasItems = ownItems.length > 0 || fixtures?.createItem !== undefined;
  const countFor = (size: number): number => (hasItems ? lengthFor(size) : 0);
  const firstItems = first ? readAt(first.body, pagination.items) : ownItems;
  const usualSize = Math.max(1, Array.isArray(firstItems) ? firstItems.length : 1);
  const usualTotal = first ? chain.items.length : countFor(usualSize);
  const itemAt = createItemSource({
    known: ownItems,
    create: fixtures?.createItem,
    keys: [pagination.key, nextInItem],
    admits: (item) => admits(writeAt(envelope, pagination.items, [item, ...ownItems.slice(1)])),
  });
  const maximum = pagination.size?.boundaries.find(({ kind }) => kind === "maximum")?.value;
  // No list is longer than an exact number.
  const maxPageSize = Number(maximum ?? usualMaximum);
  const reader = createListReader(operation);
  const { locate, hasFixturePositions, readKey, readNext, toWire, writeCursor } = createPositions({
    operation,
    chain,
    envelope,
    reader,
    itemAt,
    usualSize,
    usualTotal,
    maxPageSize,
    countFor,
    shared,
    admitsNext: (next) => admitsPage({ next }),
  });
  // Adds the field `hasMore` if the sample has none: a boolean or a number, whichever the document allows.
  const readWithHasMore = once((): unknown => {
    const { hasMore } = pagination;
    if (hasMore === undefined || readAt(envelope, hasMore) !== undefined) return envelope;
    const written = [false, 0].map((value) => writeAt(envelope, hasMore, value));
    return written.find((each) => admits(each)) ?? envelope;
  });

  return {
    find,
    findNamed,
    knows: (position, given) => typeof locate({ position, parameters: given, size: undefined, seed: 0 }) === "object",
    choosers: reader.names,
    start,
  };

  function find(requested: RequestedPage): ListPage | PositionMismatch {
    const located = locate(requested);
    if (typeof located === "string") return located;
    const slice = requested.twist === "emptyList" ? createEmptySlice(requested) : located;
    return findFixture(requested, slice) ?? toListPage(requested, slice);
  }

  function createEmptySlice({ size }: RequestedPage): Slice {
    return { index: 0, total: 0, detour: false, size: size === undefined ? usualSize : Math.min(size, maxPageSize) };
  }

  /** Returns the page of the fixtures if it is the requested one. */
  function findFixture(requested: RequestedPage, slice: Slice): ListPage | undefined {
    const { position, parameters: given, size, seed, twist } = requested;
    if (seed !== 0 || size !== undefined || (twist !== undefined && slice.index > 0) || twist === "emptyList")
      return undefined;
    const isAtStart = position === undefined || position === start;
    const isLinked = isAtStart || hasFixturePositions(given);
    const link = isLinked
      ? chain.links.find((each) => each.position === (position ?? start ?? ""))
      : chain.links.find(({ index }) => index === slice.index && slice.total === usualTotal);
    const page = link?.index === slice.index ? findNamed(link.name, requested) : undefined;
    return page && { ...page, example: position === undefined ? undefined : page.example };
  }

  function findNamed(example: string, requested: RequestedPage): ListPage | undefined {
    const { parameters: given } = requested;
    const pageIndex = chain.links.findIndex(({ name }) => name === example);
    const link = chain.links[pageIndex];
    if (!link) return undefined;
    const isEnd = pageIndex === chain.links.length - 1;
    const isLast = isEnd && !isEndEmpty;
    const index = chain.links[pageIndex + 1]?.index ?? usualTotal;
    const place = pagination.next ?? "";
    const named = readAt(link.body, place);
    // A page that names no next page fits in any list.
    const keepsPosition =
      hasFixturePositions(given) || (headers.next === undefined && readNext(requested, 0, [named]) === undefined);
    const made = keepsPosition ? undefined : toNext({ index, total: usualTotal, detour: false }, isLast, requested);
    // A page that was selected by name has no link if the request asks for another position.
    const located = requested.size === undefined ? locate(requested) : "unknown";
    const following = isEnd && isEndEmpty ? chain.end : chain.links[pageIndex + 1]?.position;
    const next = keepsPosition ? following : readNext(requested, 0, [made]);
    const page = {
      index: pageIndex,
      isLast,
      isEmpty: false,
      ...(typeof located === "object" &&
        located.index === link.index && {
          link: toLink(requested, located.size, index - link.index, isLast ? undefined : next),
        }),
    };
    if (keepsPosition && !hasOwnEnd) return { example, make: undefined, key: example, page };
    // Addresses begin with that of the request.
    const own = following === undefined || !paging.hasAddresses ? named : toWire(following, requested);
    const position = keepsPosition && counts === undefined ? own : made;
    const end = { hasMore: !isLast, next, total: usualTotal, pages: chain.links.length };
    return {
      example,
      make: (usual) => {
        const flag =
          pagination.hasMoreType === "text" ? toFlag(end, requested) : readAt(usual, pagination.hasMore ?? "");
        return writePageEnd(pagination, usual, { hasMore: flag, next: position });
      },
      headers: writePageHeaders(pagination, end, requested.url),
      key: `${example} ${reader.read(given)} ${hasOwnEnd ? requested.url : ""}`,
      page,
    };
  }

  /** Returns the positions of the requested page and of the next one. */
  function toLink(
    { position, parameters: given }: RequestedPage,
    size: number,
    items: number,
    next: string | undefined,
  ): PageLink {
    const isStart = position === undefined || position === start;
    // A cursor belongs to one list. A number may occur in all lists, so all parameters identify its list.
    const list = counts === undefined ? reader.read(given) : reader.readAll(given);
    return {
      list: counts === "pages" ? `${list}\n${size}` : list,
      position: isStart ? undefined : counts === undefined ? position : String(Number(position)),
      next,
      items,
    };
  }

  function toListPage(requested: RequestedPage, slice: Slice): ListPage {
    const { position, parameters: given, seed, twist } = requested;
    const { total, detour, size } = slice;
    const plan = planPage(pagination, requested, slice);
    const { index, count, isLast, pages } = plan;
    const own = plan.isStuck ? (position ?? start) : undefined;
    const writeNext = () => (own === undefined ? toNext(plan.after, isLast, requested) : toWire(own, requested));
    const findNext = () => {
      if (isLast) return undefined;
      return nextInItem === undefined ? readNext(requested, count, [writeNext()]) : readKey(index + count - 1, seed);
    };
    const next = findNext();
    const end = { hasMore: !isLast, next, total, pages };
    const make = () => {
      const values: PageValues = {
        items: Array.from({ length: count }, (_, offset) => itemAt(index + offset, seed)),
        hasMore: toFlag(end, requested),
        next: writeNext(),
        total,
        pages,
        number: plan.number,
        size,
      };
      return writePage(pagination, readEnvelope(seed, isLast), values);
    };
    return {
      example: undefined,
      make,
      headers: writePageHeaders(pagination, end, requested.url),
      key: [
        [position, index, total, size, detour, seed, twist, counts === undefined && reader.read(given)].join(" "),
        ...(hasOwnEnd ? [requested.url] : []),
      ].join(" "),
      page: {
        index: size === 0 ? 0 : Math.ceil(index / size),
        isLast,
        isEmpty: count === 0,
        link: toLink(requested, size, count, next),
      },
    };
  }

  function readEnvelope(seed: number, isLast: boolean): unknown {
    if (seed !== 0 && fixtures?.createResponse) return fixtures.createResponse(seed);
    if (first) return isLast ? lastEnvelope : envelope;
    return readWithHasMore();
  }

  /** Returns the next position as the body writes it. If nothing else marks the end of a list, the last page has none. */
  function toNext(spot: Spot, isLast: boolean, requested: RequestedPage): unknown {
    if (counts || nextInItem !== undefined) return undefined;
    if (isLast && pagination.hasMore === undefined)
      return first ? readAt(lastEnvelope, pagination.next ?? "") : findEnd();
    return toWire(writeCursor(spot, requested.parameters), requested);
  }

  function findEnd(place: "next" | "hasMore" = "next"): unknown {
    return [undefined, null, ""].find((end) => admitsPage({ [place]: end }));
  }

  /** Returns whether the document allows pagination fields in the usual page. An empty page may be invalid itself. */
  function admitsPage(values: Partial<PageValues>): boolean {
    const page: PageValues = {
      items: toItems(firstItems),
      hasMore: readAt(envelope, pagination.hasMore ?? ""),
      next: readAt(envelope, pagination.next ?? ""),
      total: usualTotal,
      pages: Math.ceil(usualTotal / usualSize),
      number: undefined,
      size: usualSize,
    };
    return admits(writePage(pagination, envelope, { ...page, ...values }));
  }

  /** Returns the value of the flag for further pages. A text is the address of the next page. */
  function toFlag({ hasMore, next }: PageEnding, { url }: RequestedPage): unknown {
    if (pagination.hasMoreType !== "text") return hasMore;
    return hasMore ? toPageAddress(url, param, next) : findEnd("hasMore");
  }
}

/** Returns the length of a list of three pages. The last page is shorter if the size is more than 1. */
function lengthFor(size: number): number {
  return size === 0 ? 0 : size * 2 + Math.max(1, size - 1);
}

function toItems(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}
