import type { MockRequest, Outcome } from "./respond-to-request.js";
import type { ResponseSource } from "./response-source.js";
import type { EngineOpinion } from "../exchange/exchange.js";
import { correctRequest } from "../request/correct-request.js";
import { printCurl } from "../request/print-curl.js";
import { readCookies } from "../request/read-cookies.js";
import { readLeniently } from "../request/read-target.js";

/** What became of a request, and for a wrong one what it should have been. */
export type CorrectedOutcome = Outcome & {
  /** A `curl` line, `$KEY` in place of the key; absent for a right request, or where nobody can tell. */
  readonly correction?: string;
  /** Absent when no other engine was asked. */
  readonly opinion?: EngineOpinion | undefined;
};

/** The header that tells what a wrong request should have been. */
const correctionHeader = "x-mock-correction";

/** Longest correction that is told, in characters: clients refuse answers whose headers are too long. */
const maxLength = 4_096;

/** Adds to a refusal the `curl` line of the request as it should have been, where anybody can tell. */
export function correctOutcome(
  source: ResponseSource,
  request: MockRequest,
  baseUrl: string,
  outcome: Outcome,
): CorrectedOutcome {
  const correction = outcome.violations.length > 0 ? printCorrection(source, request, baseUrl) : undefined;
  if (correction === undefined) return outcome;
  const { response } = outcome;
  return {
    ...outcome,
    response: { ...response, headers: { ...response.headers, [correctionHeader]: correction } },
    correction,
  };
}

function printCorrection(source: ResponseSource, request: MockRequest, baseUrl: string): string | undefined {
  const { segments, query } = readLeniently(request.target);
  const cookie = readCookies(request.headers["cookie"] ?? []);
  const right = correctRequest(source.router, {
    method: request.method,
    segments,
    given: { query, header: request.headers, cookie },
    isPosition: ({ id }, position, of) => source.listings.get(id)?.knows(position, of) ?? false,
  });
  const line = right && printCurl(baseUrl, right);
  return line === undefined || line.length > maxLength ? undefined : line;
}
