import { paginationStyles } from "@shortvideo-api/document";
import { readNextLink } from "@shortvideo-api/pagination";
import { readJson } from "@shortvideo-api/wire";
import type { TryPagination } from "../../try/try-data.js";

/** What a page of a list says about the next one. */
export interface PageReading {
  /** The number of items of the page. */
  readonly count: number;
  /** The position of the next page; `undefined` if this page is the last, or names none. */
  readonly next: string | undefined;
  /** Whether the page says that it is the last. */
  readonly isLast: boolean;
}

/** Reads a page by the policy of its list. `position` is that of the page, as the request sent it. */
export function readPage(
  pagination: TryPagination,
  page: { readonly body: unknown; readonly headers: Headers },
  position: string | undefined,
): PageReading {
  const style = Object.entries(paginationStyles).find(([name]) => name === pagination.style)?.[1];
  const items = readAt(page.body, pagination.items);
  const count = Array.isArray(items) ? items.length : 0;
  if (!style) return { count, next: undefined, isLast: true };
  const { hasMore, headers, next, nextInItem, pages, wireParam: param } = pagination;
  const read = (places: readonly (readonly string[])[], header: string | undefined): readonly unknown[] => {
    if (header !== undefined) {
      const text = page.headers.get(header);
      return [header === "link" ? readNextLink(text) : text].filter(isPresent);
    }
    return places.map((place) => readAt(page.body, place)).filter(isPresent);
  };
  const start = pagination.start ?? style.start;
  const current = position ?? start;
  const last: unknown = Array.isArray(items) ? items.at(-1) : undefined;
  const named = nextInItem ? [readAt(last, nextInItem)].filter(isPresent) : read(next, headers.next);
  const [flag] = read(hasMore, headers.hasMore);
  const [total] = read(pages, headers.pages);
  const following = style.next({ position: current, count, named, param });
  const isLast = style.ended({
    hasMore: readFlag(flag, pagination),
    count,
    next: following,
    position: current,
    start,
    pages: /^\d+$/.test(String(total)) ? Number(total) : undefined,
  });
  return { count, next: isLast ? undefined : following, isLast };
}

function readFlag(flag: unknown, { hasMore, headers, isMoreText }: TryPagination): boolean | undefined {
  const hasFlag = hasMore.length > 0 || headers.hasMore !== undefined;
  if (isMoreText && hasFlag) return flag !== undefined && flag !== "";
  return flag === undefined ? undefined : /^(?:true|[1-9]\d*)$/i.test(toText(flag));
}

/** Writes a value of JSON as a text; an object or a list as JSON. */
export function toText(value: unknown): string {
  return typeof value === "string" ? value : JSON.stringify(value);
}

function isPresent(value: unknown): boolean {
  return value !== undefined && value !== null;
}

/** Reads a place of JSON; `undefined` if there is nothing. */
export function readAt(value: unknown, path: readonly string[]): unknown {
  let found = value;
  for (const name of path) {
    const fields: Readonly<Record<string, unknown>> = Object(found);
    found = Object.hasOwn(fields, name) ? fields[name] : undefined;
  }
  return found;
}

/** Reads the position of a page from the text of a body. An empty body has none. */
export function readPosition(json: string, { path }: TryPagination): string | undefined {
  const value = readAt(json.trim() === "" ? {} : readJson(json), path.slice(1));
  return isPresent(value) ? toText(value) : undefined;
}

/** Returns the text of a body with another position. All digits of other numbers stay. */
export function writePosition(json: string, { path, isNumber }: TryPagination, position: string): string {
  const mark = "\u007f";
  const body = json.trim() === "" ? {} : readJson(json, (digits) => mark + digits);
  const text = JSON.stringify(writeAt(body, path.slice(1), isNumber ? Number(position) : position), null, 2);
  return text.replaceAll(new RegExp(`"${mark}([^"]*)"`, "g"), "$1");
}

/** Returns JSON with another value at a path. */
function writeAt(value: unknown, [name, ...rest]: readonly string[], position: string | number): unknown {
  const fields: Readonly<Record<string, unknown>> = Object(value);
  return name === undefined ? position : { ...fields, [name]: writeAt(fields[name], rest, position) };
}
