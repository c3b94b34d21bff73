import type { Step } from "@shortvideo-api/document";
import {
  listPageValues,
  readAt,
  readFlag,
  readPageCount,
  readStart,
  type ServedOperation,
} from "@shortvideo-api/mock/requests";
import type { ResponseDifference } from "./response-difference.js";
import type { JsonBody } from "../request/read-body.js";
import type { ServiceResponse } from "../request/send-request.js";
import { readPosition, type ServiceRequest, withPosition } from "../request/service-request.js";

/** A page of a list, and the request for the next one. */
export interface ResponsePage {
  /** Distinguishes the items of this page from those of another page; `undefined` when the items have nothing distinctive. */
  readonly identity: string | undefined;
  /** The keys of the items, in order; of an item without a key the whole item. */
  readonly keys: readonly string[];
  /** The number of items. */
  readonly count: number;
  readonly hasMore: boolean;
  /** The request for the next page; `undefined` at the end. */
  readonly next: ServiceRequest | undefined;
  /** Present when the page announces more items, but has no cursor for them. */
  readonly difference: ResponseDifference | undefined;
}

/**
 * Reads a page as `x-pagination` describes it; `undefined` for an operation that is not a list. `baseUrl` is the address of the service,
 * on which the address of the next page must be.
 */
export function readPage(
  request: ServiceRequest,
  { value, exact }: JsonBody,
  { headers: given }: Pick<ServiceResponse, "headers">,
  baseUrl: string,
): ResponsePage | undefined {
  const { pagination } = request.operation;
  if (!pagination) return undefined;
  const items = readAt(exact, pagination.items);
  const count = Array.isArray(items) ? items.length : 0;
  const { paging, position: selector } = pagination;
  const { name: param } = selector;
  const headerName = pagination.headers.next;
  const headers = Object.fromEntries(given);
  const start = readStart(pagination);
  const position = readPosition(request, selector) ?? start;
  const named = listPageValues({ body: exact, headers }, pagination, "next");
  const after = paging.next({ position, count, named, param });
  const address = paging.hasAddresses ? named.find((each) => typeof each === "string" && each !== "") : undefined;
  const origin = typeof address === "string" ? readOrigin(address, baseUrl) : undefined;
  const isForeign = origin !== undefined && origin !== new URL(baseUrl).origin;
  // An unusable address is the end of a list only if a flag says so.
  const isUnusable = address !== undefined && after === undefined;
  const says = readFlag({ body: value, headers }, pagination) ?? (isUnusable || undefined);
  const pages = readPageCount({ body: value, headers }, pagination);
  const hasMore = !paging.ended({ hasMore: says, count, next: after, position, start, pages });
  // A counted list may go on after an empty page, but offsets do not, and a verification needs no more of such a list.
  const isDone = paging.counts !== undefined && count === 0;
  const nextValue = hasMore && !isDone ? after : undefined;
  const lacksCursor = hasMore && paging.needs.includes("next") && (after === undefined || isForeign);
  return {
    ...(Array.isArray(items) ? identify(items, pagination.key) : { identity: undefined, keys: [] }),
    count,
    hasMore,
    next: nextValue === undefined ? undefined : withPosition(request, selector, nextValue),
    difference: lacksCursor
      ? {
          code: "cursor-missing",
          place: headerName === undefined ? `body.${pagination.next ?? ""}` : `header.${headerName}`,
          path: paginationPath(request.operation),
          expected: paging.hasAddresses
            ? `the address of the next page on this service with \`${param}\`, if there is one`
            : "the cursor of the next page, if there is one",
          found: isForeign
            ? `an address on \`${origin}\``
            : isUnusable
              ? `an address without \`${param}\``
              : "none, although the page announces more",
        }
      : undefined,
  };
}

function readOrigin(address: string, baseUrl: string): string | undefined {
  return URL.canParse(address, baseUrl) ? new URL(address, baseUrl).origin : undefined;
}

/**
 * Identifies items by the key that the document declares, because counts and signed URLs change from response to response. Without
 * a key, whole items are compared.
 */
function identify(items: readonly unknown[], key: string | undefined): Pick<ResponsePage, "identity" | "keys"> {
  const values = items.map((item) => (key === undefined ? undefined : readAt(item, key)));
  const keys = items.map((item, index) => JSON.stringify(values[index] ?? item));
  // Identical items may appear on every page. A single item is identified by its key only.
  const isKnown = new Set(keys).size > 1 || (items.length === 1 && (values[0] ?? undefined) !== undefined);
  return { identity: isKnown ? JSON.stringify(keys) : undefined, keys };
}

/** Returns the path of `x-pagination` in the document. */
export function paginationPath({ steps }: ServedOperation): readonly Step[] {
  return [...steps, "x-pagination"];
}
