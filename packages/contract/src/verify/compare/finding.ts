import type { DocumentPath } from "@shortvideo-api/mock/internal";
import type { Difference } from "@shortvideo-api/report";

/** A difference in one answer: where, and what the document says where. */
export interface Finding extends Pick<Difference, "code" | "place" | "expected" | "found"> {
  /** Where the document says so. */
  readonly path: DocumentPath;
}
