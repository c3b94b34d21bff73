import type { ApiModel } from "../../model/api/model.ts";
import { type FailureEnvelopes, findSharedEnvelopes } from "./documented-responses.ts";
import { findSharedErrors, type SharedErrors } from "./error-classes.ts";
import { type DescribedFailure, findSharedFailures } from "./resource-doc.ts";

/** Metadata that most operations have in common. Generated code contains it once. */
export interface SharedMetadata {
  readonly envelopes: FailureEnvelopes;
  readonly errors: SharedErrors;
  /** The failures that all operations share, for doc comments. */
  readonly described: readonly DescribedFailure[];
}

/** The metadata of a service whose operations share nothing. */
export const noSharedMetadata: SharedMetadata = { envelopes: {}, errors: new Map(), described: [] };

/** Finds the metadata that most operations have in common. */
export function findSharedMetadata(model: ApiModel): SharedMetadata {
  return {
    envelopes: findSharedEnvelopes(model),
    errors: findSharedErrors(model),
    described: findSharedFailures(model),
  };
}
