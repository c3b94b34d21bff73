import { BrokenReferenceError } from "@shortvideo-api/document";
import type { CreatedResponse } from "../engine/response-engine.js";
import { toUnservedResponse } from "../exchange/mock-response.js";
import { UnusableSchemaError } from "../operation/compile/schema-error.js";
import { checkRequest } from "./check-request.js";
import { type MockRequest, type Outcome, toBareOutcome } from "./outcome.js";
import { playResponse } from "./play-response.js";
import { readRequest } from "./read-request.js";
import { refuseRequest } from "./refuse-request.js";
import type { ResponseSource } from "./response-source.js";
import { type RoutedRequest, routeRequest } from "./route-request.js";

/**
 * Responds to a request, step by step. Each step has a file:
 *
 * 1. `route-request` finds the operation and reads the preference.
 * 2. `read-request` reads the parameters of the operation.
 * 3. `check-request` finds the violations. `refuse-request` responds to a request that has any.
 * 4. `play-response` responds to a valid request: `play-scenario` chooses the response, and `write-response` writes it.
 *
 * `created` is the response of another engine, if there is one.
 */
export function respondToRequest(source: ResponseSource, request: MockRequest, created?: CreatedResponse): Outcome {
  const routed = routeRequest(source, request);
  if ("response" in routed) return routed;
  try {
    const read = readRequest(routed);
    const failure = checkRequest(source, read);
    return failure ? refuseRequest(source, read, failure) : playResponse(source, read, created);
  } catch (error) {
    return respondAsUnserved(source, routed, error);
  }
}

/** Responds to a request for an operation whose schemas turn out to be unusable. Rethrows other errors. */
function respondAsUnserved(source: ResponseSource, { operation, preference }: RoutedRequest, error: unknown): Outcome {
  if (!(error instanceof UnusableSchemaError) && !(error instanceof BrokenReferenceError)) throw error;
  const reason = source.addUnserved(operation, error.message);
  return toBareOutcome(toUnservedResponse(operation.id, reason), [], preference.session);
}
