import type { Step } from "@shortvideo-api/document/source";
import type { Schema } from "@shortvideo-api/document/sample/source";
import type { ChangeVerdict } from "@shortvideo-api/report";
import type { Change } from "./change.ts";

/** A change as a comparison finds it, with the steps to the changed part in both documents. */
export interface RawChange extends Pick<Change, "code" | "place" | "message" | "wire" | "types"> {
  readonly hint?: string;
  readonly before?: readonly Step[];
  readonly after?: readonly Step[];
  /** Distinguishes several changes of one code at one place of the document, such as the values of an enumeration. */
  readonly subject?: string;
  /** The schema of an added or removed alternative, which a value that shows the change matches. */
  readonly alternative?: Schema;
  /** Finds a value that shows how callers break on the wire, as JSON; absent if the change concerns no value. */
  readonly findWitness?: () => string | undefined;
}

/** A part in both documents. */
export interface Pair<Part> {
  readonly before: Part;
  readonly after: Part;
}

/** Returns the steps of a part in each document that has it. */
export function readSteps({
  before,
  after,
}: Partial<Pair<{ readonly steps: readonly Step[] } | undefined>>): Pick<RawChange, "before" | "after"> {
  return { ...(before && { before: before.steps }), ...(after && { after: after.steps }) };
}

/** Receives each change of a comparison. */
export type ReportChange = (change: RawChange) => void;

/** The verdicts of a change that breaks no caller. */
export const safe: Pick<RawChange, "wire" | "types"> = { wire: "safe", types: "safe" };

/** The verdicts of a change that breaks callers on the wire, and their types. */
export const breaking: Pick<RawChange, "wire" | "types"> = { wire: "breaks", types: "breaks" };

/** Returns `"breaks"` for `true`, and `"safe"` for `false`. */
export function toVerdict(breaks: boolean): ChangeVerdict {
  return breaks ? "breaks" : "safe";
}
