import type { Step } from "@shortvideo-api/document";
import type { Difference } from "@shortvideo-api/report";

/** A difference in one response. */
export interface ResponseDifference extends Pick<Difference, "code" | "place" | "expected" | "found"> {
  /** The rule about requests that was tested; absent for a difference of the response itself. */
  readonly rule?: string;
  /** The path of the broken rule in the document. */
  readonly path: readonly Step[];
}
