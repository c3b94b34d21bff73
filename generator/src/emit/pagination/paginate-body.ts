import { paginationStyles } from "@shortvideo-api/document/source";
import {
  type FieldPath,
  type Operation,
  printAccess,
  printKey,
  printSafeAccess,
  printString,
  printTypeRef,
} from "@shortvideo-api/model/source";
import { printFields, printJson } from "../print/literal.ts";

/** Prints the body of a paginate helper: a copy of the params, and `return iterateCursor({ … }, options);`. */
export function printPaginateBody(operation: Operation, pagination: NonNullable<Operation["pagination"]>): string[] {
  const { hasAddresses, iterator } = paginationStyles[pagination.style];
  const page = pagination.readsResponse ? "{ data: page }" : "page";
  const fields = [
    `operation: ${printString(operation.id)}`,
    printFetch(pagination),
    `getItems: (${page})${printItemsType(pagination)} => ${printSafeAccess("page", pagination.items)}`,
    ...(pagination.key ? [`getKey: (item) => ${printSafeAccess("item", pagination.key)}`] : []),
    ...printNextPosition(pagination),
    ...(hasAddresses ? [`param: ${printString(pagination.wireParam ?? pagination.param)}`] : []),
    ...printHasMore(pagination),
    ...printPageCount(pagination),
    `start: ${printAccess("given", listParamSteps(pagination))}`,
    ...printFirst(pagination),
  ];
  const paginator = `${iterator}(${printFields(fields)}, options)`;
  return [
    "const given = copyParams(params);",
    `return ${pagination.readsResponse ? `unwrapPages(${paginator})` : paginator};`,
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

function printFetch(pagination: NonNullable<Operation["pagination"]>): string {
  const { style, paramType } = pagination;
  const { counts, hasAddresses } = paginationStyles[style];
  const steps = listParamSteps(pagination);
  if (counts === undefined) {
    const value = hasAddresses && paramType === "number" ? "Number(cursor)" : "cursor";
    const params = `cursor === undefined ? given : ${printWith("given", steps, value)}`;
    return `fetchPage: (cursor, fetchOptions) => fetchPage(${params}, fetchOptions)`;
  }
  const local = counts === "pages" ? "number" : "offset";
  const value = paramType === "string" ? `String(${local})` : local;
  return `fetchPage: (${local}, fetchOptions) => fetchPage(${printWith("given", steps, value)}, fetchOptions)`;
}

/** Lists the steps from the params to the position. Callers in JavaScript may leave out a body. */
function listParamSteps({ param, paramPath }: NonNullable<Operation["pagination"]>): FieldPath {
  return paramPath?.map(({ name }) => ({ name, optional: true })) ?? [{ name: param, optional: false }];
}

/** Prints a copy of an object with another value at a path: `{ ...given, cursor }`, `{ ...given, body: { ...given.body, cursor } }`. */
function printWith(object: string, [step, ...rest]: FieldPath, value: string): string {
  if (step === undefined) return value;
  const inner = printWith(printAccess(object, [step], object !== "given"), rest, value);
  return `{ ...${object}, ${inner === step.name ? inner : `${printKey(step.name)}: ${inner}`} }`;
}

/** Prints how to read whether another page follows. Without such a field, the next cursor or an empty page decides. */
function printHasMore(pagination: NonNullable<Operation["pagination"]>): string[] {
  const { hasMore, hasMoreIsText, headers } = pagination;
  const flag = printField(pagination, headers?.hasMore, hasMore);
  if (flag === undefined) return [];
  const [given, value] = flag;
  return [`hasMore: (${given}) => ${hasMoreIsText ? `(${value} ?? "") !== ""` : value}`];
}

/** Prints how to read the number of pages of the whole list, if a page says it. */
function printPageCount(pagination: NonNullable<Operation["pagination"]>): string[] {
  const field = printField(pagination, pagination.headers?.pages, pagination.pages);
  return field ? [`getPageCount: (${field[0]}) => ${field[1]}`] : [];
}

/** Prints how to read the position that a page names, or its address. Prints nothing if callers count positions. */
function printNextPosition(pagination: NonNullable<Operation["pagination"]>): string[] {
  const { next, nextInItem, items, headers, style } = pagination;
  if (nextInItem) {
    // Services write an empty list also as an object, which has no such method.
    const last = `${printSafeAccess("page", items)}?.at?.(-1)`;
    return [`getNextCursor: (page) => ${printSafeAccess(last, nextInItem)}`];
  }
  const field = printField(pagination, headers?.next, next);
  if (!field) return [];
  const [given, value] = field;
  return [`${paginationStyles[style].hasAddresses ? "getNextAddress" : "getNextCursor"}: (${given}) => ${value}`];
}

/** Prints the argument and the value of a function that reads a field of a page; `undefined` if the page has no such field. */
function printField(
  { readsResponse }: NonNullable<Operation["pagination"]>,
  header: string | undefined,
  places: readonly FieldPath[],
): [given: string, value: string] | undefined {
  if (header !== undefined) {
    const value = `headers.get(${printString(header)})`;
    return ["{ headers }", header === "link" ? `readNextLink(${value})` : value];
  }
  if (places.length === 0) return undefined;
  return [readsResponse ? "{ data: page }" : "page", printFirstSpelling(places)];
}

/** Prints the first spelling of a field that a page has. */
function printFirstSpelling(places: readonly FieldPath[]): string {
  return places.map((place) => printSafeAccess("page", place)).join(" ?? ");
}
