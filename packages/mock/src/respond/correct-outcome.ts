import type { MockRequest, Outcome } from "./outcome.js";
import type { ResponseSource } from "./response-source.js";
import type { EngineOpinion } from "../exchange/exchange.js";
import type { Router } from "../request/create-router.js";
import { correctRequest } from "../request/correct-request.js";
import { printCurl } from "../request/print-curl.js";
import { readCookies } from "../request/read-given.js";
import { readLeniently } from "../request/read-target.js";

/** The outcome of a request, with a correction if the request has violations. */
export type CorrectedOutcome = Outcome & {
  /** A `curl` line of the corrected request, for `$MOCK_URL` and `$MOCK_KEY`. Absent for a valid request and when no correction is known. */
  readonly correction?: string;
  /** Absent when no other engine was asked. */
  readonly opinion?: EngineOpinion | undefined;
};

/** The header with the correction of an invalid request. */
const correctionHeader = "x-mock-correction";

/** Maximum length of a correction, in characters. Clients reject responses with longer headers. */
const maxLength = 4_096;

/** Adds the correction of an invalid request to its outcome, if one is known. */
export function correctOutcome(source: ResponseSource, request: MockRequest, outcome: Outcome): CorrectedOutcome {
  const correction =
    outcome.violations.length > 0 ? printCorrection(source.router, request, source.listings) : undefined;
  if (correction === undefined) return outcome;
  const { response } = outcome;
  return {
    ...outcome,
    response: { ...response, headers: { ...response.headers, [correctionHeader]: correction } },
    correction,
  };
}

/**
 * Prints the correction of an invalid request; `undefined` if none is known. Without `listings`, keeps every position, because only the
 * service knows the positions of its lists.
 */
export function printCorrection(
  router: Router,
  request: MockRequest,
  listings?: ResponseSource["listings"],
): string | undefined {
  const { segments, query, search } = readLeniently(request.target);
  const cookie = readCookies(request.headers["cookie"] ?? []);
  const corrected = correctRequest(router, {
    method: request.method,
    segments,
    search,
    given: { query, header: request.headers, cookie },
    isPosition: ({ id }, position, given) => (listings ? (listings.get(id)?.knows(position, given) ?? false) : true),
  });
  const line = corrected && printCurl(corrected);
  return line === undefined || line.length > maxLength ? undefined : line;
}
