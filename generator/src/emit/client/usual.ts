import type { ApiModel } from "../../model/api/model.ts";
import { type FailureEnvelopes, findUsualFailures } from "./documented-responses.ts";
import { findUsualErrors, type UsualErrors } from "./error-classes.ts";
import { type DescribedFailure, findSharedFailures } from "./resource-doc.ts";

/** What is said once, with the service, since most operations have it in common. */
export interface Usual {
  readonly failures: FailureEnvelopes;
  readonly errors: UsualErrors;
  /** The same in the words of doc comments: those that all operations share. */
  readonly shared: readonly DescribedFailure[];
}

/** What a service without common failures has. */
export const nothingUsual: Usual = { failures: {}, errors: new Map(), shared: [] };

/** Finds what operations have in common. */
export function findUsual(model: ApiModel): Usual {
  return { failures: findUsualFailures(model), errors: findUsualErrors(model), shared: findSharedFailures(model) };
}
