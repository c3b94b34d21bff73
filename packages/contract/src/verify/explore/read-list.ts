import type { ServedOperation } from "@shortvideo-api/mock/requests";
import type { ResponseDifference } from "../compare/response-difference.js";
import { paginationPath, readPage, type ResponsePage } from "../compare/read-page.js";
import { readPosition, type ServiceRequest, withPosition } from "../request/service-request.js";
import type { CheckedResponse } from "./checked-response.js";

/** A list as far as it was read. */
export interface ReadList {
  /** The keys of the items, in order. */
  readonly keys: readonly string[];
  /** `"end"`: the last page says so. `"limit"`: there may be further pages. `"broken"`: a response did not arrive, or is not a page. */
  readonly end: "end" | "limit" | "broken";
  /** The differences of pages from what the request asked for, and of the list as a whole. */
  readonly differences: readonly ResponseDifference[];
}

/** How to read a list. */
export interface PageReader {
  readonly baseUrl: string;
  /** The maximum number of pages. */
  readonly pages: number;
  /** Requests a page. */
  readonly send: (request: ServiceRequest) => Promise<CheckedResponse | undefined>;
}

/** The number of empty pages after each other that announce more items, after which a list counts as endless. */
const mostEmptyPages = 3;

/** Reads a list page by page. `size` is the requested number of items of a page; `undefined` without one. */
export async function readList(
  first: ServiceRequest,
  size: number | undefined,
  { baseUrl, pages, send }: PageReader,
): Promise<ReadList> {
  const { operation } = first;
  const keys: string[] = [];
  const differences: ResponseDifference[] = [];
  let request = first;
  let empty = 0;
  for (let number = 0; number < pages; number += 1) {
    const checked = await send(request);
    const body = checked?.isSuccess ? checked.body : undefined;
    const page: ResponsePage | undefined = body && checked && readPage(request, body, checked.response, baseUrl);
    if (!page || !body) return { keys, end: "broken", differences };
    keys.push(...page.keys);
    if (size !== undefined && page.count > size && differences.length === 0) {
      differences.push(toSizeDifference(operation, size, page.count));
    }
    empty = page.count === 0 ? empty + 1 : 0;
    if (!page.hasMore) return { keys, end: "end", differences };
    const next: ServiceRequest | undefined = page.next ?? (page.count === 0 ? countOn(request) : undefined);
    if (empty === mostEmptyPages || (empty > 0 && operation.pagination?.paging.counts === "items")) {
      return { keys, end: "broken", differences: [...differences, toEndless(operation, empty)] };
    }
    if (!next) return { keys, end: "broken", differences };
    request = next;
  }
  return { keys, end: "limit", differences };
}

/** Returns the request for the page after an empty one of a list with page numbers. */
function countOn(request: ServiceRequest): ServiceRequest | undefined {
  const { pagination } = request.operation;
  if (pagination?.paging.counts !== "pages") return undefined;
  const position = Number(readPosition(request, pagination.position) ?? pagination.paging.start ?? 1);
  return withPosition(request, pagination.position, String(position + 1));
}

function toSizeDifference(operation: ServedOperation, size: number, count: number): ResponseDifference {
  const { name = "", place = "" } = operation.pagination?.size ?? {};
  const expected = `at most the number of items that \`${name}\` asks for`;
  return {
    code: "page-size-exceeded",
    place,
    rule: "page size",
    path: paginationPath(operation),
    expected,
    found: `${count} items for \`${name}=${size}\``,
  };
}

function toEndless(operation: ServedOperation, empty: number): ResponseDifference {
  const pages = empty === 1 ? "an empty page that announces" : `${empty} empty pages in a row that announce`;
  return {
    code: "list-endless",
    place: operation.pagination?.position.place ?? "",
    rule: "end of the list",
    path: paginationPath(operation),
    expected: "a list that ends",
    found: `${pages} more items`,
  };
}

/** Describes where two readings of a list differ; `undefined` if one continues the other. */
export function compareReadings(
  operation: ServedOperation,
  small: ReadList,
  large: ReadList,
): ResponseDifference | undefined {
  const length = Math.min(small.keys.length, large.keys.length);
  const at = Array.from({ length }, (_, index) => index).find((index) => small.keys[index] !== large.keys[index]);
  const wanted = at === undefined ? undefined : large.keys[at];
  if (at === undefined || wanted === undefined) return undefined;
  const isRepeated = small.keys.slice(0, at).includes(small.keys[at] ?? "");
  const found = isRepeated
    ? `item ${at + 1} of smaller pages is an earlier item again`
    : `smaller pages have another item ${at + 1}${small.keys.includes(wanted) ? "" : ", and leave out that of a larger page"}`;
  return {
    code: "items-differ",
    place: operation.pagination?.size?.place ?? "",
    rule: "same items",
    path: paginationPath(operation),
    expected: "the same items for each page size",
    found,
  };
}
