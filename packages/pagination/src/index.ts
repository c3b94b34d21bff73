export type { Paginator } from "./create-paginator.js";
export { type CountedList, iterateOffset, iteratePages } from "./iterate-counted.js";
export { type CursorList, iterateCursor } from "./iterate-cursor.js";
export type { GetItems, GetKey, HasMore, PagedList } from "./list.js";
export type { FetchPage, FetchPageOptions, PaginateOptions } from "./paginate-options.js";
export { PaginationLoopError } from "./pagination-loop-error.js";
export { getFetchedItems, getResumeToken, type ResumeToken } from "./resume-token.js";
export * from "./generated/index.js";
