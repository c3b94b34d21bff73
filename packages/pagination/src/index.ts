export type { FetchPage, FetchPageOptions } from "./fetch-page.js";
export { type CursorWalk, iterateCursor } from "./iterate-cursor.js";
export { iterateOffset, type OffsetWalk } from "./iterate-offset.js";
export { iteratePages, type NumberedWalk } from "./iterate-pages.js";
export type { Pages } from "./pages.js";
export { PaginationLoopError } from "./pagination-loop-error.js";
export type { WalkOptions, WalkPosition } from "./walk-options.js";
export * from "./generated/index.js";
