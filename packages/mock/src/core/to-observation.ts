import type { MockRequest, Outcome } from "./respond-to-request.js";
import type { ResponseSource } from "./response-source.js";
import type { MockResponse } from "../exchange/mock-response.js";
import { readText } from "../request/decode-body.js";
import { scenarios } from "../scenario/scenarios.js";
import { readResponseDetails } from "../detect/read-response-details.js";
import type { Observation } from "../detect/observation.js";

/**
 * Describes a request and its response for the detectors. Returns `undefined` when there is nothing to detect: no operation was
 * found, or the request is a HEAD to a GET operation.
 */
export function toObservation(
  { document }: ResponseSource,
  { method, body }: MockRequest,
  { operation, preference, parameters, page, violations, response }: Outcome,
  { connection, readyAt }: Pick<Observation, "connection" | "readyAt">,
): Observation | undefined {
  if (!operation || !preference || method !== operation.method) return undefined;
  return {
    operation,
    parameters,
    preference,
    connection,
    readyAt,
    isValid: violations.length === 0,
    body: readText(body),
    status: response.status,
    page,
    details: readResponseDetails(response, operation, document["x-in-band-failure"]),
  };
}

/** Returns whether a client receives a complete response that it can parse. */
export function isWhole(outcome: Pick<Outcome, "response" | "scenario">): boolean {
  const { delivery }: MockResponse = outcome.response;
  const isReadable = !scenarios.get(outcome.scenario ?? "")?.breaksDocument;
  return isReadable && delivery?.reset === undefined && delivery?.length === undefined;
}
