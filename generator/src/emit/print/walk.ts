import type { CursorPagination, Operation, PathStep } from "../../model/model.ts";
import { printAccess } from "./access.ts";
import { isIdentifier, printJson, printKey, printString } from "./literal.ts";

/** The statement of a helper that walks a list: `return iterateCursor({ … }, options);` */
export function printWalk(operation: Operation, pagination: NonNullable<Operation["pagination"]>): string {
  const fields = [
    `operation: ${printString(operation.id)}`,
    printFetch(pagination),
    `itemsOf: (page) => ${printAccess("page", pagination.items)}`,
    ...(pagination.key ? [`keyOf: (item) => ${printAccess("item", pagination.key)}`] : []),
    ...(pagination.style === "cursor" ? [printNextCursor(pagination)] : []),
    ...printHasMore(pagination),
    `start: ${isIdentifier(pagination.param) ? `params.${pagination.param}` : `params[${printString(pagination.param)}]`}`,
    ...printFirst(pagination),
  ];
  return `return ${nameIterator(pagination.style)}({ ${fields.join(", ")} }, options);`;
}

/** The function of the floor that walks lists of a style. */
export function nameIterator(style: "cursor" | "page" | "offset"): "iterateCursor" | "iteratePages" | "iterateOffset" {
  if (style === "cursor") return "iterateCursor";
  return style === "page" ? "iteratePages" : "iterateOffset";
}

/** A cursor is what the params write; pages are counted from 1 on, and offsets from 0 on, where nothing else is said. */
function printFirst({ style, paramType, start }: NonNullable<Operation["pagination"]>): string[] {
  if (start === undefined || (style !== "cursor" && Number(start) === countedFrom[style])) return [];
  return [`first: ${printJson(style === "cursor" && paramType === "string" ? String(start) : Number(start))}`];
}

const countedFrom = { page: 1, offset: 0 };

function printFetch({ style, param, paramType }: NonNullable<Operation["pagination"]>): string {
  if (style === "cursor") {
    const params = `cursor === undefined ? params : { ...params, ${printEntry(param, "cursor")} }`;
    return `fetchPage: (cursor, call) => fetchPage(${params}, call)`;
  }
  const at = style === "page" ? "number" : "offset";
  const entry = paramType === "string" ? `${printKey(param)}: String(${at})` : printEntry(param, at);
  return `fetchPage: (${at}, call) => fetchPage({ ...params, ${entry} }, call)`;
}

/** `cursor`, or `page_token: cursor`. */
function printEntry(key: string, local: string): string {
  return key === local ? local : `${printKey(key)}: ${local}`;
}

function printNextCursor({ next, nextType, paramType }: CursorPagination): string {
  return `nextCursor: (page) => ${printCursor(next, nextType, paramType)}`;
}

/**
 * The next cursor as the params write it. A number is written with `?.` even where the document promises it: a service
 * that leaves it out would be asked for the page "undefined".
 */
function printCursor(path: readonly PathStep[], nextType: "string" | "number", paramType: "string" | "number"): string {
  const cursor = printAccess("page", path);
  if (nextType === paramType) return cursor;
  return paramType === "string" ? `${cursor}?.toString()` : `${cursor} ? Number(${cursor}) : undefined`;
}

/** Whether a page follows. A list that names the next page needs no word of it, a counted one ends when it is empty. */
function printHasMore({ hasMore, style }: NonNullable<Operation["pagination"]>): string[] {
  if (hasMore) return [`hasMore: (page) => ${printAccess("page", hasMore)}`];
  return style === "cursor" ? [] : ["hasMore: () => undefined"];
}
