import { type PaginationStyleName, paginationStyles } from "@shortvideo-api/document";
import type { Connection, OperationMetadata, ParamValues } from "@shortvideo-api/client/runtime";
import { type FieldPath, listPathNames, type Pagination } from "@shortvideo-api/model";
import {
  type CursorList,
  iterateCursor,
  iterateLinks,
  iterateOffset,
  iteratePages,
  type LinkedList,
  type PageResponse,
  type PagesList,
  type PaginateOptions,
  type Paginator,
  readNextLink,
  type ResumeToken,
} from "@shortvideo-api/pagination";

/** A list as a program reads it. */
export interface BoundList {
  readonly paginator: Paginator<unknown, unknown>;
  /** Returns the number of items in the whole list, as the latest page says; `undefined` if it does not say. */
  readonly readTotal: () => unknown;
}

/** What {@link bindList} reads. */
export interface ListOptions {
  readonly params: ParamValues;
  /** Where the list goes on. Default: its beginning. */
  readonly resumeFrom: ResumeToken | undefined;
  /** Returns the signal of the next request. */
  readonly readSignal: () => AbortSignal | undefined;
}

/** Paginates a list by calls of a connection, as the generated paginate helper of the operation does. */
export function bindList(
  connection: Connection,
  operation: OperationMetadata,
  pagination: Pagination,
  { params, resumeFrom, readSignal }: ListOptions,
): BoundList {
  const { style, paramType, start } = pagination;
  const { counts, hasAddresses } = paginationStyles[style];
  const steps = pagination.paramPath?.map(({ name }) => name) ?? [pagination.param];
  let total: unknown;

  const fetchPage = async (position: string | number | undefined): Promise<PageResponse<unknown>> => {
    // A cursor is sent as the page has it. Addresses contain texts, and counted positions are numbers.
    const value =
      counts === undefined && !hasAddresses ? position : paramType === "number" ? Number(position) : `${position}`;
    const sent = position === undefined ? params : writeAt(params, steps, value);
    const { data, headers } = await connection.call(operation, sent, { signal: readSignal() }).withResponse();
    total = firstOf(pagination.total.map((place) => readAt(data, place)));
    return { data, headers };
  };
  const getItems = ({ data }: PageResponse<unknown>): readonly unknown[] | undefined => {
    const items = readAt(data, pagination.items);
    return Array.isArray(items) ? items : undefined;
  };
  const { key, headers, nextInItem } = pagination;
  const readMore = readField(headers?.hasMore, pagination.hasMore);
  const readNext = nextInItem
    ? (page: PageResponse<unknown>): Value => readAt(getItems(page)?.at(-1), nextInItem)
    : (readField(headers?.next, pagination.next) ?? (() => undefined));
  const list: AnyList = {
    operation: operation.id,
    fetchPage,
    getItems,
    ...(key && { getKey: (item: unknown) => readAt(item, key) }),
    ...(readMore && {
      hasMore: (page: PageResponse<unknown>) =>
        pagination.hasMoreIsText ? (readMore(page) ?? "") !== "" : readMore(page),
    }),
    getNextCursor: readNext,
    getNextAddress: readNext,
    param: pagination.wireParam ?? pagination.param,
    getPageCount: readField(headers?.pages, pagination.pages),
    start: steps.reduce(readProperty, asValue(params)),
    first: start === undefined ? undefined : paramType === "number" ? Number(start) : `${start}`,
  };
  const paginator = iterators[style](list, { resumeFrom });
  return { paginator, readTotal: () => total };
}

/** A list of any style. Each iterator takes what it needs. */
type AnyList = CursorList<Page, unknown, string | number> & LinkedList<unknown, unknown> & PagesList<Page, unknown>;

type Page = PageResponse<unknown>;

type Iterate = (list: AnyList, options: PaginateOptions) => Paginator<Page, unknown>;

const iterators: Readonly<Record<PaginationStyleName, Iterate>> = {
  cursor: (list, options) => iterateCursor<Page, unknown, string | number>(list, options),
  link: (list, options) => iterateLinks<unknown, unknown>(list, options),
  page: iteratePages,
  offset: iterateOffset,
};

/** A value of a response where the document states the type. Paginators accept any other value, too. */
type Value = string | undefined;

function asValue(value: unknown): Value {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- See `Value`.
  return value as Value;
}

/** Returns the function that reads a header, or the first of several fields that a page has; `undefined` if there is no such field. */
function readField(
  header: string | undefined,
  places: readonly FieldPath[],
): ((response: PageResponse<unknown>) => Value) | undefined {
  if (header === undefined && places.length === 0) return undefined;
  return ({ data, headers }) => {
    if (header === undefined) return firstOf(places.map((place) => readAt(data, place)));
    const value = headers.get(header);
    return (header === "link" ? readNextLink(value) : value) ?? undefined;
  };
}

function firstOf(values: readonly Value[]): Value {
  return values.find((value) => (value ?? undefined) !== undefined);
}

/** Reads a field of a response, in which anything may be absent. */
function readAt(value: unknown, path: FieldPath): Value {
  return listPathNames(path).reduce(readProperty, asValue(value));
}

function readProperty(value: unknown, name: string): Value {
  const object: Record<string, unknown> = Object(value);
  return asValue(Object.hasOwn(object, name) ? object[name] : undefined);
}

/** Returns a copy of an object with another value at a path. */
function writeAt(object: ParamValues, [name = "", ...rest]: readonly string[], value: unknown): ParamValues {
  const inner = rest.length === 0 ? value : writeAt(Object(object[name]), rest, value);
  return { ...object, [name]: inner };
}
