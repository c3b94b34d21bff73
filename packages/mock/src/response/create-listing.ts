import { type Pagination, readStart } from "../operation/pagination.js";
import type { Operation } from "../operation/operation.js";
import { readValue } from "../request/read-value.js";
import type { OperationFixtures } from "./fixtures.js";
import { readChain } from "./fixture-chain.js";
import { createItemSource } from "./item-source.js";
import { createListReader } from "./create-list-reader.js";
import type { PageLink } from "../exchange/exchange.js";
import type { RequestedPage, Listing, ListPage, PositionMismatch } from "./listing.js";
import { createCursorCodec, type CursorCodec, type Spot } from "./page-cursor.js";
import { readAt, writeAt } from "../exchange/places.js";
import { type PageValues, writePage } from "./write-page.js";

/** What a list is made from. */
export interface ListingOptions {
  readonly operation: Operation & { readonly pagination: Pagination };
  readonly fixtures: OperationFixtures | undefined;
  /** An answer of the document, for a list that has no pages among the fixtures. */
  readonly sample: unknown;
  /** Is the body what the document says? */
  readonly admits: (body: unknown) => boolean;
  /** Cursors that the fixtures of several lists give out: the pages of this list name others instead. */
  readonly shared: ReadonlySet<string>;
}

/** Items of a page where the document sets no maximum. */
const usualMaximum = 100;

/** A page that was asked for, found in the list. */
interface Slice extends Spot {
  /** Items that a page holds. */
  readonly size: number;
}

/**
 * Makes the pages of a list. Asked for no size, it has the pages of its fixtures; asked for one, three pages of that size, of
 * which the last is shorter. A cursor carries the length of the list, so that the size may change on the way, and belongs to
 * that list alone; those of the fixtures belong to the list of the example call, unless another list has the same. Numbered
 * pages and offsets are counted, and behind the end there is an empty page.
 *
 * Throws {@link MockStartError} when the fixtures form no chain.
 */
export function createListing({ operation, fixtures, sample, admits, shared }: ListingOptions): Listing {
  const { id, pagination, parameters } = operation;
  const { style, param } = pagination;
  const parameter = parameters.find(({ name }) => name === param);
  const start = readStart(pagination, parameters);
  const chain = readChain(operation, fixtures, start ?? "");
  const [first] = chain.links;
  const envelope = first?.body ?? sample;
  const lastEnvelope = chain.links.at(-1)?.body ?? sample;
  const ownItems = first ? chain.items : toItems(readAt(sample, pagination.items));
  const firstItems = first ? readAt(first.body, pagination.items) : ownItems;
  const usualSize = Math.max(1, Array.isArray(firstItems) ? firstItems.length : 1);
  const usualTotal = first ? chain.items.length : lengthFor(usualSize);
  const itemAt = createItemSource({ known: ownItems, create: fixtures?.createItem, key: pagination.key });
  const mostOfPage = readMaximum(operation) ?? usualMaximum;
  const reader = createListReader(operation);
  const sharesCursors = [...chain.links.slice(1).map(({ position }) => position), chain.end].some((position) =>
    shared.has(position),
  );
  let codec: CursorCodec | "none" | undefined;
  let completed: unknown;

  return {
    find,
    findNamed,
    knows: (position, given) => typeof locate({ position, given, size: undefined, seed: 0 }) === "object",
    choosers: reader.names,
    start,
  };

  function find(requested: RequestedPage): ListPage | PositionMismatch {
    const located = locate(requested);
    if (typeof located === "string") return located;
    const slice = requested.twist === "emptyList" ? emptyList(requested) : located;
    return findFixture(requested, slice) ?? toListPage(requested, slice);
  }

  /** Where in the list a position is, and how long that list is. */
  function locate({ position, given, size, twist }: RequestedPage): Slice | PositionMismatch {
    const held = size === undefined ? usualSize : Math.min(size, mostOfPage);
    const total = size === undefined ? usualTotal : lengthFor(held);
    const isStart = position === undefined || position === start;
    if (style === "cursor") {
      if (isStart) return { index: 0, total, detour: false, size: held };
      const index = findKnown(position);
      if (index !== undefined) {
        return isOwn(given) ? { index, total: Math.max(total, usualTotal), detour: false, size: held } : "foreign";
      }
      const spot = getCodec()?.read(position, reader.read(given)) ?? "unknown";
      return typeof spot === "string" ? spot : { ...spot, size: held };
    }
    if (position !== undefined && !/^\d+$/.test(position)) return "unknown";
    // No list is so long that it has pages beyond.
    const counted = Math.min(Number(isStart ? start : position), Number.MAX_SAFE_INTEGER);
    const pages = counted - Number(start);
    if (style === "offset") return { index: counted, total, detour: false, size: held };
    if (pages < 0) return "unknown";
    const link = size === undefined && twist === undefined ? chain.links[pages] : undefined;
    if (link) return { index: link.index, total, detour: false, size: held };
    return { index: (twist === "emptyPage" && pages > 0 ? pages - 1 : pages) * held, total, detour: false, size: held };
  }

  /** Items before a cursor of the fixtures; `undefined` for one that says nothing of the list. */
  function findKnown(cursor: string): number | undefined {
    if (sharesCursors && getCodec() !== undefined) return undefined;
    const link = chain.links.find(({ position }) => position === cursor);
    return link?.index ?? (cursor === chain.end && first ? usualTotal : undefined);
  }

  function emptyList({ size }: RequestedPage): Slice {
    return { index: 0, total: 0, detour: false, size: size === undefined ? usualSize : Math.min(size, mostOfPage) };
  }

  /** Do the positions of the fixtures belong to the list? They do to any where no others can be made. */
  function isOwn(given: RequestedPage["given"]): boolean {
    return style !== "cursor" || (reader.isExample(given) && !sharesCursors) || getCodec() === undefined;
  }

  /** The page as it stands in the fixtures, where it is the one that was asked for. */
  function findFixture(requested: RequestedPage, slice: Slice): ListPage | undefined {
    const { position, given, size, seed, twist } = requested;
    if (seed !== 0 || size !== undefined || (twist !== undefined && slice.index > 0) || twist === "emptyList")
      return undefined;
    const isAtStart = position === undefined || position === start;
    const isLinked = isAtStart || isOwn(given);
    const link = isLinked
      ? chain.links.find((each) => each.position === (position ?? start ?? ""))
      : chain.links.find(({ index }) => index === slice.index && slice.total === usualTotal);
    const page = link?.index === slice.index ? findNamed(link.name, requested) : undefined;
    return page && { ...page, example: position === undefined ? undefined : page.example };
  }

  function findNamed(example: string, requested: RequestedPage): ListPage | undefined {
    const { given } = requested;
    const at = chain.links.findIndex(({ name }) => name === example);
    const link = chain.links[at];
    if (!link) return undefined;
    const isLast = at === chain.links.length - 1;
    const index = chain.links[at + 1]?.index ?? usualTotal;
    const place = pagination.next ?? "";
    const known = readAt(link.body, place);
    // What names no page belongs to any list.
    const isFree = typeof known !== "number" && (typeof known !== "string" || known === "");
    const isAsItStands = isFree || isOwn(given);
    const position = isAsItStands ? undefined : toNext({ index, total: usualTotal, detour: false }, isLast, given);
    // A page that its name chose leads nowhere where the request asked for another one.
    const located = requested.size === undefined ? locate(requested) : "unknown";
    const next = isAsItStands ? chain.links[at + 1]?.position : String(position);
    const page = {
      index: at,
      isLast,
      isEmpty: false,
      ...(typeof located === "object" &&
        located.index === link.index && {
          link: toLink(requested, located.size, index - link.index, isLast ? undefined : next),
        }),
    };
    if (isAsItStands) return { example, make: undefined, key: example, page };
    return {
      example,
      make: (usual) => writeAt(usual, place, position),
      key: `${example} ${reader.read(given)}`,
      page,
    };
  }

  /** What leads to the page that was asked for, and on from it. */
  function toLink({ position, given }: RequestedPage, size: number, items: number, next: string | undefined): PageLink {
    const isStart = position === undefined || position === start;
    // A cursor belongs to one list. A number does to any, so that each parameter may choose another one.
    const list = style === "cursor" ? reader.read(given) : reader.readAll(given);
    return {
      list: style === "page" ? `${list}\n${size}` : list,
      position: isStart ? undefined : style === "cursor" ? position : String(Number(position)),
      next,
      items,
    };
  }

  function toListPage(requested: RequestedPage, { index, total, detour, size }: Slice): ListPage {
    const { position, given, seed, twist } = requested;
    const number = style === "page" ? Number(position ?? start) : undefined;
    const isSecond = number === undefined ? index > 0 && !detour : number === Number(start) + 1;
    const isDetour = twist === "emptyPage" && isSecond && index < total;
    const isRepeat = twist === "repeat" && index > 0;
    const count = isDetour ? 0 : Math.max(0, Math.min(size, total - index));
    const isLast = !isDetour && !isRepeat && index + count >= total;
    const step = size === 0 ? 0 : Math.ceil(index / size);
    const isStuck = isRepeat || count + Number(isDetour) === 0;
    const after = { index: index + count, total, detour: detour || isDetour };
    const readNext = () => (isStuck ? toWire(position ?? start ?? "") : toNext(after, isLast, given));
    const make = () => {
      const values: PageValues = {
        items: Array.from({ length: count }, (_, at) => itemAt(index + at, seed)),
        hasMore: !isLast,
        next: readNext(),
        total,
        number,
        size,
      };
      return writePage(pagination, readEnvelope(seed, isLast), values);
    };
    return {
      example: undefined,
      make,
      key: [position, index, total, size, detour, seed, twist, style === "cursor" && reader.read(given)].join(" "),
      page: {
        index: step,
        isLast,
        isEmpty: count === 0,
        link: toLink(requested, size, count, isLast ? undefined : nameNext(requested, count, readNext)),
      },
    };
  }

  /** The position of the next page as a request writes it: a cursor as the page names it, all else counted. */
  function nameNext({ position }: RequestedPage, items: number, readNext: () => unknown): string {
    if (style === "cursor") return String(readNext());
    return String(Number(position ?? start) + (style === "page" ? 1 : items));
  }

  function readEnvelope(seed: number, isLast: boolean): unknown {
    if (seed !== 0 && fixtures?.createResponse) return fixtures.createResponse(seed);
    if (first) return isLast ? lastEnvelope : envelope;
    completed ??= complete(envelope);
    return completed;
  }

  /** Where the sample does not say whether there are more, the document says how it is written: by a boolean, or by 0 and 1. */
  function complete(page: unknown): unknown {
    const { hasMore } = pagination;
    if (hasMore === undefined || readAt(page, hasMore) !== undefined) return page;
    const written = [false, 0].map((value) => writeAt(page, hasMore, value));
    return written.find((each) => admits(each)) ?? page;
  }

  /** The next position as the wire has it. Where nothing else says that a list ends, the last page names none. */
  function toNext(spot: Spot, isLast: boolean, given: RequestedPage["given"]): unknown {
    if (style !== "cursor") return undefined;
    if (isLast && pagination.hasMore === undefined)
      return first ? readAt(lastEnvelope, pagination.next ?? "") : findEnd();
    return toWire(getCodec()?.write(spot, reader.read(given)) ?? "");
  }

  function findEnd(): unknown {
    return [undefined, null, ""].find((end) => admits(writePage(pagination, envelope, { ...noFacts, next: end })));
  }

  /** A number where the pages have numbers. */
  function toWire(position: string): unknown {
    const known = readAt(envelope, pagination.next ?? "");
    return typeof known === "number" && /^\d+$/.test(position) ? Number(position) : position;
  }

  /** Made when it is needed first: whether the document admits a cursor is a question that takes a while. */
  function getCodec(): CursorCodec | undefined {
    if (codec === undefined) {
      const known = readAt(envelope, pagination.next ?? "");
      codec =
        createCursorCodec({
          operation: id,
          most: usualTotal + lengthFor(mostOfPage),
          sample: typeof known === "string" ? known : "",
          admits: (cursor) => {
            const isParameter = parameter?.accepts(readValue(cursor, parameter.types)) ?? true;
            return isParameter && admits(writePage(pagination, envelope, { ...noFacts, next: toWire(cursor) }));
          },
        }) ?? "none";
    }
    return codec === "none" ? undefined : codec;
  }
}

const noFacts: PageValues = { items: [], hasMore: false, next: undefined, total: 0, number: undefined, size: 1 };

/** Three pages, the last of them shorter where that can be. */
function lengthFor(size: number): number {
  return size === 0 ? 0 : size * 2 + Math.max(1, size - 1);
}

function readMaximum({ pagination, parameters }: Operation): number | undefined {
  const size = parameters.find(({ name }) => name === pagination?.size);
  return size?.boundaries.find(({ kind }) => kind === "maximum")?.value;
}

function toItems(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}
