import type { Operation, Place } from "../../model/api/model.ts";
import { printSafeAccess } from "./access.ts";
import { isIdentifier, printJson, printKey, printString } from "../print/literal.ts";

/** The statements of a helper that walks a list: `return iterateCursor({ … }, options);`, and what comes before. */
export function printPaginateBody(operation: Operation, pagination: NonNullable<Operation["pagination"]>): string[] {
  const fields = [
    `operation: ${printString(operation.id)}`,
    printFetch(pagination),
    `getItems: (page) => ${printSafeAccess("page", pagination.items)}`,
    ...(pagination.key ? [`getKey: (item) => ${printSafeAccess("item", pagination.key)}`] : []),
    ...(pagination.style === "cursor" ? [`getNextCursor: (page) => ${printFirstOf(pagination.next)}`] : []),
    ...printHasMore(pagination),
    `start: ${isIdentifier(pagination.param) ? `given.${pagination.param}` : `given[${printString(pagination.param)}]`}`,
    ...printFirst(pagination),
  ];
  return [
    "const given = copyParams(params);",
    `return ${nameIterator(pagination.style)}({ ${fields.join(", ")} }, options);`,
  ];
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
    const params = `cursor === undefined ? given : { ...given, ${printEntry(param, "cursor")} }`;
    return `fetchPage: (cursor, call) => fetchPage(${params}, call)`;
  }
  const at = style === "page" ? "number" : "offset";
  const entry = paramType === "string" ? `${printKey(param)}: String(${at})` : printEntry(param, at);
  return `fetchPage: (${at}, call) => fetchPage({ ...given, ${entry} }, call)`;
}

/** `cursor`, or `page_token: cursor`. */
function printEntry(key: string, local: string): string {
  return key === local ? local : `${printKey(key)}: ${local}`;
}

/** Whether a page follows. A list that names the next page needs no word of it, a counted one ends when it is empty. */
function printHasMore({ hasMore, style }: NonNullable<Operation["pagination"]>): string[] {
  if (hasMore.length > 0) return [`hasMore: (page) => ${printFirstOf(hasMore)}`];
  return style === "cursor" ? [] : ["hasMore: () => undefined"];
}

/** Of several spellings, the first that is there. */
function printFirstOf(places: readonly Place[]): string {
  return places.map((place) => printSafeAccess("page", place)).join(" ?? ");
}
