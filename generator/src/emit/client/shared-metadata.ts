import { type ApiModel, type Auth, findSharedFailures } from "@shortvideo-api/model/source";
import { noAuth } from "./auth.ts";
import { type FailureEnvelopes, findSharedEnvelopes } from "./response-envelopes.ts";
import type { SharedErrors } from "./error-classes.ts";
import { type DescribedFailure, findDescribedFailures } from "./resource-doc.ts";

/** Metadata that most operations have in common. Generated code contains it once. */
export interface SharedMetadata {
  readonly envelopes: FailureEnvelopes;
  readonly errors: SharedErrors;
  readonly auth: Auth;
  /** The failures that all operations share, for doc comments. */
  readonly described: readonly DescribedFailure[];
}

/** The metadata of a service whose operations share nothing. */
export const noSharedMetadata: SharedMetadata = { envelopes: {}, errors: new Map(), auth: noAuth, described: [] };

/** Finds the metadata that most operations have in common. */
export function findSharedMetadata(model: ApiModel): SharedMetadata {
  return {
    envelopes: findSharedEnvelopes(model),
    errors: findSharedFailures(model),
    auth: model.auth,
    described: findDescribedFailures(model),
  };
}
