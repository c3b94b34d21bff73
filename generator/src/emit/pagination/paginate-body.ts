import { paginationStyles } from "@shortvideo-api/document/source";
import type { FieldPath, Operation } from "@shortvideo-api/model/source";
import { printAccess, printSafeAccess } from "../print/access.ts";
import { printTypeRef } from "../print/type-ref.ts";
import { printJson, printKey, printString } from "../print/literal.ts";

/** Prints the body of a paginate helper: a copy of the params, and `return iterateCursor({ … }, options);`. */
export function printPaginateBody(operation: Operation, pagination: NonNullable<Operation["pagination"]>): string[] {
  const fields = [
    `operation: ${printString(operation.id)}`,
    printFetch(pagination),
    `getItems: (page)${printItemsType(pagination)} => ${printSafeAccess("page", pagination.items)}`,
    ...(pagination.key ? [`getKey: (item) => ${printSafeAccess("item", pagination.key)}`] : []),
    ...printNextCursor(pagination),
    ...printHasMore(pagination),
    `start: ${printAccess("given", [{ name: pagination.param, optional: false }])}`,
    ...printFirst(pagination),
  ];
  return [
    "const given = copyParams(params);",
    `return ${paginationStyles[pagination.style].iterator}({ ${fields.join(", ")} }, options);`,
  ];
}

/** Prints the type of the items of a page, where the compiler does not infer it. */
function printItemsType({ hasSeveralLists, itemType }: NonNullable<Operation["pagination"]>): string {
  return hasSeveralLists ? `: readonly (${printTypeRef(itemType)})[] | null | undefined` : "";
}

/** Prints where the list begins, unless the iterator begins there anyway. A cursor has the type of its param. */
function printFirst({ style, paramType, start }: NonNullable<Operation["pagination"]>): string[] {
  const { counts, start: usual } = paginationStyles[style];
  if (start === undefined || (counts && Number(start) === Number(usual))) return [];
  return [`first: ${printJson(!counts && paramType === "string" ? String(start) : Number(start))}`];
}

function printFetch({ style, param, paramType }: NonNullable<Operation["pagination"]>): string {
  const { counts } = paginationStyles[style];
  if (counts === undefined) {
    const params = `cursor === undefined ? given : { ...given, ${printEntry(param, "cursor")} }`;
    return `fetchPage: (cursor, fetchOptions) => fetchPage(${params}, fetchOptions)`;
  }
  const local = counts === "pages" ? "number" : "offset";
  const entry = paramType === "string" ? `${printKey(param)}: String(${local})` : printEntry(param, local);
  return `fetchPage: (${local}, fetchOptions) => fetchPage({ ...given, ${entry} }, fetchOptions)`;
}

/** Prints `cursor`, or `page_token: cursor` if the names differ. */
function printEntry(key: string, local: string): string {
  return key === local ? local : `${printKey(key)}: ${local}`;
}

/** Prints how to read whether another page follows. Without such a field, the next cursor or an empty page decides. */
function printHasMore({ hasMore, style }: NonNullable<Operation["pagination"]>): string[] {
  if (hasMore.length > 0) return [`hasMore: (page) => ${printFirstSpelling(hasMore)}`];
  return paginationStyles[style].counts ? ["hasMore: () => undefined"] : [];
}

/** Prints how to read the position that a page names. Prints nothing if callers count positions. */
function printNextCursor({ next, nextInItem, items }: NonNullable<Operation["pagination"]>): string[] {
  if (nextInItem) {
    // Services write an empty list also as an object, which has no such method.
    const last = `${printSafeAccess("page", items)}?.at?.(-1)`;
    return [`getNextCursor: (page) => ${printSafeAccess(last, nextInItem)}`];
  }
  return next.length > 0 ? [`getNextCursor: (page) => ${printFirstSpelling(next)}`] : [];
}

/** Prints the first spelling of a field that a page has. */
function printFirstSpelling(places: readonly FieldPath[]): string {
  return places.map((place) => printSafeAccess("page", place)).join(" ?? ");
}
