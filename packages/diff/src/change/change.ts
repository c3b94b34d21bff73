import type { Place } from "@shortvideo-api/document/source";
import type { ReportedChange } from "@shortvideo-api/report";
import type { ChangeCode } from "./catalog.ts";

/** A change between two documents, described for callers of the API. */
export interface Change extends Pick<ReportedChange, "operations" | "place" | "message" | "wire" | "types"> {
  /** Kind of change. A released code keeps its meaning. */
  readonly code: ChangeCode;
  /** The fix for callers; `undefined` if they need none. */
  readonly hint: string | undefined;
  /** A value that breaks callers on the wire, as JSON: `"21"`. `undefined` if none was found. */
  readonly witness: string | undefined;
  /** The place of the changed part in the earlier document, the first one of several; `undefined` for a new part. */
  readonly before: Place | undefined;
  /** The place of the changed part in the later document, the first one of several; `undefined` for a removed part. */
  readonly after: Place | undefined;
  /** The place in the later document that shows the change: `after`, or the nearest parent that still exists. */
  readonly shownAt: Place;
}
