import { type DocumentPath, type Operation, type Pagination, readAt, type Said } from "@shortvideo-api/mock/internal";
import { type Call, withQuery } from "./call/call.js";
import type { Finding } from "./compare/finding.js";
import type { Body } from "./call/read-body.js";

/** A page of a list, and how it goes on. */
export interface Page {
  /** What tells its items from those of another page; `undefined` where nothing does. */
  readonly identity: string | undefined;
  readonly count: number;
  readonly hasMore: boolean;
  /** The call of the next page; `undefined` at the end. */
  readonly next: Call | undefined;
  /** The page says that there is more, and names no next one. */
  readonly finding: Finding | undefined;
}

/** Reads a page as `x-pagination` tells it; `undefined` where the operation is no list. */
export function readPage(call: Call, { value, exact }: Body): Page | undefined {
  const { pagination } = call.operation;
  if (!pagination) return undefined;
  const items = readAt(exact, pagination.items);
  const count = Array.isArray(items) ? items.length : 0;
  const more = readFirst(value, pagination, "hasMore");
  const hasMore = more === undefined ? count > 0 : /^"?(?:true|[1-9]\d*)"?$/i.test(JSON.stringify(more));
  const position = hasMore ? readNext(call, exact, count) : undefined;
  const isLost = hasMore && more !== undefined && position === undefined && pagination.style === "cursor";
  return {
    identity: Array.isArray(items) ? identify(items, pagination.key) : undefined,
    count,
    hasMore,
    next: position === undefined ? undefined : withQuery(call, pagination.param, position),
    finding: isLost
      ? {
          code: "cursor-missing",
          place: `body.${pagination.next ?? ""}`,
          path: paginationPath(call.operation),
          expected: "the position of the next page where there is one",
          found: "none, although there is more",
        }
      : undefined,
  };
}

/** What a page says, under the first of its names that is there. */
function readFirst(body: unknown, pagination: Pagination, said: Said): unknown {
  const places = [pagination[said], ...pagination.others[said]].filter((place) => place !== undefined);
  return places.map((place) => readAt(body, place)).find((value) => value !== undefined && value !== null);
}

/** Counts and signed addresses change between two calls; what the document names as the key of an item does not. */
function identify(items: readonly unknown[], key: string | undefined): string | undefined {
  const keys = items.map((item) => (key === undefined ? undefined : readAt(item, key)));
  const texts = items.map((item, index) => JSON.stringify(keys[index] ?? item));
  // Items that are all alike are alike on every page; a single one is known by its key.
  const isKnown = new Set(texts).size > 1 || (items.length === 1 && (keys[0] ?? undefined) !== undefined);
  return isKnown ? JSON.stringify(texts) : undefined;
}

/** Where the document says how the list is walked. */
export function paginationPath({ path, method }: Operation): DocumentPath {
  return ["paths", path, method.toLowerCase(), "x-pagination"];
}

function readNext({ operation, given }: Call, body: unknown, count: number): string | undefined {
  const { pagination } = operation;
  if (!pagination) return undefined;
  const { style, param } = pagination;
  if (style === "cursor") {
    const cursor = readFirst(body, pagination, "next");
    return typeof cursor === "string" && cursor !== "" ? cursor : undefined;
  }
  if (count === 0) return undefined;
  const [, sent] = given.query.find(([name]) => name === param) ?? [];
  const start = operation.parameters.find(({ name }) => name === param)?.default;
  const position = Number(sent ?? start ?? (style === "page" ? 1 : 0));
  return String(position + (style === "page" ? 1 : count));
}
