import type { Place } from "@shortvideo-api/document/source";
import type { ChangeCode } from "./catalog.ts";

/** Does a caller that was written for the earlier document go on working with the later one? */
export type Verdict = "breaks" | "safe";

/** The direction in which a value travels: from the caller or to the caller. */
export type Direction = "request" | "response";

/** One difference between two documents, as callers of the API meet it. */
export interface Change {
  /** Kind of change. A code, once released, keeps its meaning. */
  readonly code: ChangeCode;
  /** Ids of the operations that it reaches, in the order of the document; none when it concerns the API as a whole. */
  readonly operations: readonly string[];
  /** Where it shows: `query.count`, `200.comments[].text`, or below a component: `Comment.user.nickname`. */
  readonly place: string;
  /** The change, in words for callers: one sentence, or several that belong together. */
  readonly message: string;
  /** The fix for callers; `undefined` where they need none. */
  readonly hint: string | undefined;
  /** A program of any language, on the wire. */
  readonly wire: Verdict;
  /** A TypeScript program that was compiled with the earlier types. */
  readonly types: Verdict;
  /** Where it stands in the earlier document; `undefined` when it is new. */
  readonly before: Place | undefined;
  /** Where it stands in the later one; `undefined` when it is gone. */
  readonly after: Place | undefined;
}
