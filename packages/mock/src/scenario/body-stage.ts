import type { InBandFailureExtension, OpenApi, Schema } from "@shortvideo-api/document";
import type { ServedPagination } from "../operation/pagination.js";

/** The body that a scenario changes, as the document describes it. */
export interface BodyStage {
  readonly document: OpenApi;
  /** The schema of the body. */
  readonly schema: Schema;
  readonly pagination: ServedPagination | undefined;
  /** Places of values that the request sent: `"comments[].aweme_id"`. */
  readonly echoes: readonly string[];
  readonly inBandFailure: InBandFailureExtension | undefined;
  /** Index of the page in a list, counted from 0. */
  readonly page: number;
  /** Parameters of the scenario, by name. */
  readonly parameters: Readonly<Record<string, string>>;
  /** Returns whether the body matches the document. */
  readonly admits: (body: unknown) => boolean;
}
