import type { DocumentLine } from "../model/finding.js";

/** The changes between two versions of a document that matter to callers of the API. Plain JSON. */
export interface DiffReport {
  /** Version of this format; raised when a field changes its meaning. */
  readonly format: 1;
  /** The earlier document. */
  readonly base: ComparedDocument;
  /** The later document. */
  readonly document: ComparedDocument;
  /** One sentence about the result, without a full stop. */
  readonly headline: string;
  /** The version bump that the changes require. */
  readonly bump: Bump;
  /** The changes that fail the comparison. */
  readonly failOn: FailingChanges;
  /** Each change once; worst first, then in the order of the document. */
  readonly changes: readonly ReportedChange[];
}

/** A document of a comparison. */
export interface ComparedDocument {
  readonly title: string;
  readonly version: string;
  /** Its path, or its address without the query. A document of a commit has its path in the repository. */
  readonly file: string;
}

/** The part of the version that a release raises, if any. */
export type Bump = "major" | "minor" | "patch" | "none";

/** Which changes fail a comparison: none, those that break a caller, or all. */
export type FailingChanges = "never" | "breaking" | "any";

/** Whether a caller that was written for the earlier document works with the later one. */
export type ChangeVerdict = "breaks" | "safe";

/** A change as reports show it. */
export interface ReportedChange {
  /** Kind of change. A released code keeps its meaning. */
  readonly code: string;
  /** Title of the kind of change. */
  readonly title: string;
  /**
   * `"error"`: breaks callers on the wire; `"warning"`: breaks their types, or our client behaves differently for the same
   * response; `"note"`: breaks no caller.
   */
  readonly severity: "error" | "warning" | "note";
  /** Ids of the affected operations, in the order of the document; empty if the change concerns the API as a whole. */
  readonly operations: readonly string[];
  /** The changed part: `"query.count"`, `"200.comments[].text"`, or within a component: `"Comment.user.nickname"`. */
  readonly place: string;
  /** The change, for callers: one or more sentences. */
  readonly message: string;
  /** The fix for callers; absent if they need none. */
  readonly hint?: string;
  /** A value that breaks callers on the wire, as JSON: `"21"`. Absent if none was found. */
  readonly witness?: string;
  /** The verdict for a program in any language, on the wire. */
  readonly wire: ChangeVerdict;
  /** The verdict for a TypeScript program that was written with the earlier types. */
  readonly types: ChangeVerdict;
  /** Its place in the earlier document; absent if it is new. */
  readonly before?: DocumentLine;
  /** Its place in the later document; absent if it is gone. */
  readonly after?: DocumentLine;
  /** The line of the later document that shows the change: `after`, or its nearest parent that still exists. */
  readonly shownAt: DocumentLine;
}

/** Returns the exit code of a comparison: 1 if one of its changes fails it, else 0. */
export function checkDiff({ changes, failOn }: Pick<DiffReport, "changes" | "failOn">): 0 | 1 {
  return changes.some((change) => isFailing(change, failOn)) ? 1 : 0;
}

/** Returns `true` if the change fails the comparison. */
export function isFailing(change: ReportedChange, failOn: DiffReport["failOn"]): boolean {
  return failOn === "any" || (failOn === "breaking" && isBreaking(change));
}

/** Returns `true` if the change breaks a caller: on the wire, in its types, or because our client behaves differently. */
export function isBreaking({ severity }: ReportedChange): boolean {
  return severity !== "note";
}
