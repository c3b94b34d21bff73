import type { ApiModel } from "../../model/api/model.ts";
import { type FailureEnvelopes, findUsualFailures } from "./documented-responses.ts";
import { findUsualErrors, type UsualErrors } from "./error-classes.ts";

/** What is said once, with the service, since most operations have it in common. */
export interface Usual {
  readonly failures: FailureEnvelopes;
  readonly errors: UsualErrors;
}

/** What a service without common failures has. */
export const nothingUsual: Usual = { failures: {}, errors: new Map() };

/** Finds what operations have in common. */
export function findUsual(model: ApiModel): Usual {
  return { failures: findUsualFailures(model), errors: findUsualErrors(model) };
}
