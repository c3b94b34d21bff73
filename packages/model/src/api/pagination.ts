import type { FieldPath, TypeRef } from "./type-ref.ts";

/** How a list is paginated. */
export type Pagination = CursorPagination | PagePagination | OffsetPagination;

interface CommonPagination {
  /** Member of the resource's class: `"iterateComments"`. Unique in the resource. */
  iterate: string;
  /** Helper of the pagination package: `"paginatePostsListComments"`. */
  paginate: string;
  /** The key in the params object of the param that selects a page: a cursor, a page number or an offset. */
  param: string;
  paramType: "string" | "number";
  /** The param's default in the document: `"0"`; `undefined` if it has none. */
  start: string | number | undefined;
  /** The path to the items of a page. */
  items: FieldPath;
  /** The type of one item. */
  itemType: TypeRef;
  /** Whether a page has one of several lists, whose items differ. The compiler does not infer their type. */
  hasSeveralLists: boolean;
  /** Fields that say whether another page follows. The first one that is present counts. May be empty. */
  hasMore: readonly FieldPath[];
  /** Fields with the number of items in the whole list. The first one that is present counts. May be empty. */
  total: readonly FieldPath[];
  /** The field that identifies an item; `undefined` if the document does not name one. */
  key: FieldPath | undefined;
  /** The param with the page size, and its default and maximum in the document; `undefined` if there is no such param. */
  size: { param: string; default: number | undefined; maximum: number | undefined } | undefined;
}

/** Every page names the next cursor. */
export interface CursorPagination extends CommonPagination {
  style: "cursor";
  /** Fields with the next cursor, at least one. The first one that is present counts. */
  next: readonly FieldPath[];
  /** The type of the next cursor on the wire, for each of these fields. */
  nextTypes: readonly ("string" | "number")[];
}

/** Pages have numbers. `start` is the first number: 1 if the document does not name it. */
export interface PagePagination extends CommonPagination {
  style: "page";
}

/** The offset of a page is the number of items on all earlier pages. */
export interface OffsetPagination extends CommonPagination {
  style: "offset";
}
