import type { Place } from "@shortvideo-api/document/source";
import type { ChangeVerdict } from "@shortvideo-api/report";
import type { ChangeCode } from "./catalog.ts";

/** A change between two documents, as callers of the API meet it. */
export interface Change {
  /** Kind of change. A released code keeps its meaning. */
  readonly code: ChangeCode;
  /** Ids of the affected operations, in the order of the document; empty if the change concerns the API as a whole. */
  readonly operations: readonly string[];
  /** The changed part: `query.count`, `200.comments[].text`, or within a component: `Comment.user.nickname`. */
  readonly place: string;
  /** The change, for callers: one or more sentences. */
  readonly message: string;
  /** The fix for callers; `undefined` if they need none. */
  readonly hint: string | undefined;
  /** For a program in any language. */
  readonly wire: ChangeVerdict;
  /** For a TypeScript program that was compiled with the earlier types. */
  readonly types: ChangeVerdict;
  /** Its place in the earlier document; `undefined` if it is new. */
  readonly before: Place | undefined;
  /** Its place in the later document; `undefined` if it is gone. */
  readonly after: Place | undefined;
  /** The place in the later document that shows it: `after`, or its nearest parent that is still there. */
  readonly shownAt: Place;
}
