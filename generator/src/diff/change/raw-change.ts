import type { Step } from "@shortvideo-api/document/source";
import type { ChangeCode } from "./catalog.ts";
import type { Verdict } from "./change.ts";

/** A change as it is met: in one operation, with the ways to it in both documents. */
export interface RawChange {
  readonly code: ChangeCode;
  readonly place: string;
  readonly message: string;
  readonly hint?: string;
  readonly wire: Verdict;
  readonly types: Verdict;
  readonly before?: readonly Step[];
  readonly after?: readonly Step[];
}

/** Receives each change of a comparison. */
export type ReportChange = (change: RawChange) => void;

/** `"breaks"` when it does. */
export function toVerdict(breaks: boolean): Verdict {
  return breaks ? "breaks" : "safe";
}
