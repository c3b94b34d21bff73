import type { PaginationStyleName } from "@shortvideo-api/document/source";
import type { FieldPath, TypeRef } from "./type-ref.ts";

/** How a list is paginated. */
export interface Pagination {
  style: PaginationStyleName;
  /** Member of the resource's class: `"iterateComments"`. Unique in the resource. */
  iterate: string;
  /** Helper of the pagination package: `"paginatePostsListComments"`. */
  paginate: string;
  /** The key in the params object of the param that selects a page. In a body, its names joined by dots: `"body.page.cursor"`. */
  param: string;
  /** The path in the params object to the property of a body that selects a page; `undefined` for a param. */
  paramPath?: FieldPath | undefined;
  paramType: "string" | "number";
  /** The name of that param on the wire. Default: the key. */
  wireParam?: string | undefined;
  /** The first position: the param's default in the document, `"0"`, or that of the style; `undefined` if there is none. */
  start: string | number | undefined;
  /** The path to the items of a page. */
  items: FieldPath;
  /** The type of one item. */
  itemType: TypeRef;
  /** Whether a page has one of several lists, whose items differ. The compiler does not infer their type. */
  hasSeveralLists: boolean;
  /** Fields that say whether another page follows. The first one that is present counts. May be empty. */
  hasMore: readonly FieldPath[];
  /** Whether another page follows if such a field has a text, such as an address, instead of if it is true or not 0. */
  hasMoreIsText?: boolean;
  /** Fields with the number of items in the whole list. The first one that is present counts. May be empty. */
  total: readonly FieldPath[];
  /** Fields with the number of pages of the whole list. The first one that is present counts. May be empty. */
  pages: readonly FieldPath[];
  /** The field that identifies an item; `undefined` if the document does not name one. */
  key: FieldPath | undefined;
  /** The param with the page size, and its default and maximum in the document; `undefined` if there is no such param. */
  size: { param: string; default: number | undefined; maximum: number | undefined } | undefined;
  /** Fields with the next position. The first one that is present counts. Empty if callers count positions. */
  next: readonly FieldPath[];
  /** The path within an item if the value in the last item of a page is the next position, instead of {@link next}. */
  nextInItem?: FieldPath | undefined;
  /** Headers, in lower case, that say what a field of the body says in other lists. */
  headers?: {
    readonly next?: string | undefined;
    readonly hasMore?: string | undefined;
    readonly pages?: string | undefined;
  };
  /** Whether a page is read together with the rest of its response: its headers, or the address of its request. */
  readsResponse?: boolean;
  /** The type of the next position on the wire, for each of these fields, or for the one in the last item. */
  nextTypes: readonly ("string" | "number")[];
}
