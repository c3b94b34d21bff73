import type { InBandFailureExtension, OpenApi, Schema } from "@shortvideo-api/document";
import type { Pagination } from "../operation/pagination.js";

/** What a scenario that changes a body knows of it, all from the document. */
export interface BodyStage {
  readonly document: OpenApi;
  /** What the body has to fit. */
  readonly schema: Schema;
  readonly pagination: Pagination | undefined;
  /** Places that hold what the request gave: `"comments[].aweme_id"`. */
  readonly echoes: readonly string[];
  readonly inBandFailure: InBandFailureExtension | undefined;
  /** Of a list, which page it is, counted from 0. */
  readonly page: number;
  /** Of the scenario, by name. */
  readonly parameters: Readonly<Record<string, string>>;
  /** Is the body within the document? */
  readonly admits: (body: unknown) => boolean;
}
