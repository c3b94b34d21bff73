import type { Step } from "@shortvideo-api/document";
import type { Difference } from "@shortvideo-api/report";

/** An entry of a report whose line is not known yet. */
export type WithPath<Entry extends { readonly line: number }> = Omit<Entry, "line"> & {
  /** The path of the rule in the document. */
  readonly path: readonly Step[];
};

/** A difference in one response. */
export type ResponseDifference = WithPath<Pick<Difference, "code" | "place" | "rule" | "expected" | "found" | "line">>;

/** A part of a documented response, and whether it was compared. */
export interface ResponsePart {
  /** The place in the response: `"header.x-total"`, `"body"`, `"body.items[].url"`. */
  readonly place: string;
  /** Distinguishes the parts of one place, such as the media types of a body. Absent if the place has one part. */
  readonly name?: string;
  /** The path of the part in the document. */
  readonly path: readonly Step[];
  /** Why it was not compared, as a sentence; absent if it was compared. */
  readonly omitted?: string;
}
