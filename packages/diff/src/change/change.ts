import type { Place } from "@shortvideo-api/document/source";
import type { ChangeVerdict } from "@shortvideo-api/report";
import type { ChangeCode } from "./catalog.ts";

/** A change between two documents, described for callers of the API. */
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
  /** The verdict for a program in any language. */
  readonly wire: ChangeVerdict;
  /** A value that breaks callers on the wire, as JSON: `"21"`. `undefined` if none was found. */
  readonly witness: string | undefined;
  /** The verdict for a TypeScript program that was compiled with the earlier types. */
  readonly types: ChangeVerdict;
  /** The place of the changed part in the earlier document, the first one of several; `undefined` for a new part. */
  readonly before: Place | undefined;
  /** The place of the changed part in the later document, the first one of several; `undefined` for a removed part. */
  readonly after: Place | undefined;
  /** The place in the later document that shows the change: `after`, or the nearest parent that still exists. */
  readonly shownAt: Place;
}
