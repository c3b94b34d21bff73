import { paginationStyles } from "@shortvideo-api/document";
import {
  listPageValues,
  type PageParts,
  readAt,
  readFlag,
  readPageCount,
  readSteps,
  writeSteps,
} from "@shortvideo-api/mock/requests";
import { readJson } from "@shortvideo-api/wire";
import type { TryPagination } from "../../try/try-data.js";

/** What a page of a list says about the next one. */
interface PageReading {
  /** The number of items of the page. */
  readonly count: number;
  /** The position of the next page; `undefined` if this page is the last, or names none. */
  readonly next: string | undefined;
  /** Whether the page says that it is the last. */
  readonly isLast: boolean;
}

/** Reads a page by the policy of its list. `position` is that of the page, as the request sent it. */
export function readPage(pagination: TryPagination, page: PageParts, position: string | undefined): PageReading {
  const { items: place, start, wireParam: param } = pagination;
  const style = paginationStyles[pagination.style];
  const items = readAt(page.body, place);
  const count = Array.isArray(items) ? items.length : 0;
  const current = position ?? start;
  const next = style.next({ position: current, count, named: listPageValues(page, pagination, "next"), param });
  const hasMore = readFlag(page, pagination);
  const pages = readPageCount(page, pagination);
  const isLast = style.ended({ hasMore, count, next, position: current, start, pages });
  return { count, next: isLast ? undefined : next, isLast };
}

/** Writes a value of JSON as a text; an object or a list as JSON. */
export function toText(value: unknown): string {
  return typeof value === "string" ? value : JSON.stringify(value);
}

/** Reads the position of a page from the text of a body. An empty body has none. */
export function readPosition(json: string, { path }: TryPagination): string | undefined {
  const value = readSteps(json.trim() === "" ? {} : readJson(json), path.slice(1));
  return value === undefined || value === null ? undefined : toText(value);
}

/** Returns the text of a body with another position. All digits of other numbers stay. */
export function writePosition(json: string, { path, isNumber }: TryPagination, position: string): string {
  const mark = "\u007f";
  const body = json.trim() === "" ? {} : readJson(json, (digits) => mark + digits);
  const text = JSON.stringify(writeSteps(body, path.slice(1), isNumber ? Number(position) : position), null, 2);
  return text.replaceAll(new RegExp(`"${mark}([^"]*)"`, "g"), "$1");
}
