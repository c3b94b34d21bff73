import type { DocumentPath } from "../../gate/fault.js";
import type { Difference } from "../verify-report.js";

/** A difference in one answer: where, and what the document says where. */
export interface Finding extends Pick<Difference, "code" | "place" | "expected" | "found"> {
  /** Where the document says so. */
  readonly path: DocumentPath;
}
