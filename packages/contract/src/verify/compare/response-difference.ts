import type { Step } from "@shortvideo-api/document";
import type { Difference } from "@shortvideo-api/report";

/** A difference in one response. */
export interface ResponseDifference extends Pick<Difference, "code" | "place" | "expected" | "found"> {
  /** The path of the broken rule in the document. */
  readonly path: readonly Step[];
}
