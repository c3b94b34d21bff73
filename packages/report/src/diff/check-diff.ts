import type { DiffReport, ReportedChange } from "./diff-report.js";

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
