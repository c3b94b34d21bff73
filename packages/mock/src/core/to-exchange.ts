import { cutText } from "@shortvideo-api/document";
import { type MockRequest, noSelection, type Outcome } from "../respond/outcome.js";
import type { RequestSource } from "../respond/response-source.js";
import type { MockResponse } from "../exchange/mock-response.js";
import { decodeUtf8Leniently } from "../request/decode-body.js";
import { scenarios } from "../scenario/scenarios.js";
import { readResponseDetails } from "../detect/read-response-details.js";
import type { Observation } from "../detect/observation.js";
import type { Exchange } from "../exchange/exchange.js";
import type { CorrectedOutcome } from "../respond/correct-outcome.js";
import type { ServedOperation } from "../operation/operation.js";
import { readCookies } from "../request/read-given.js";
import type { RequestViolation } from "@shortvideo-api/report";

/** Describes a request and its response for the report. Contains no key, and no value of an undeclared parameter. */
export function toExchange(
  request: MockRequest,
  outcome: CorrectedOutcome,
  observation: Observation | undefined,
  { warnings, durationMs }: Pick<Exchange, "warnings" | "durationMs">,
): Exchange {
  const { method, target, prefix } = request;
  const { response, operation, session, parameters, scenario, violations, opinion, correction } = outcome;
  const { hasNumericFlag = false, failedInBand = false } = observation?.details ?? {};
  // A response that is delivered in part counts as no page. One that is not delivered at all has no status.
  const reset = response.delivery?.reset;
  const { example, page } = reset === undefined ? outcome : noSelection;
  return {
    session,
    method,
    target: showPrefix(prefix, violations) + redactTarget(target, operation),
    operation: operation?.id,
    parameters,
    status: reset === "start" ? undefined : response.status,
    example,
    scenario,
    page: page && { ...page, hasNumericFlag },
    failedInBand: reset === undefined && failedInBand,
    violations: violations.map((violation) => addHeader(violation, request, operation)),
    warnings,
    opinion,
    correction,
    durationMs,
  };
}

/** Shows the preference before a path if it has a violation. Requests with other preferences are the same request. */
function showPrefix(prefix: string | undefined, violations: readonly RequestViolation[]): string {
  const isWrong = violations.some(({ code, place }) => code === "preference-unknown" && place === "path");
  // Cut after the encoding: half of a surrogate pair has none.
  return isWrong ? `/~${toVisible(cutText(encodeURI((prefix ?? "").replaceAll(/\p{Cs}/gu, "?"))))}` : "";
}

/** Adds the header that a violation is about, as it was sent. Shows no key, but a preference in its place. */
function addHeader(
  violation: RequestViolation,
  { headers }: MockRequest,
  operation: ServedOperation | undefined,
): RequestViolation {
  const { code, place } = violation;
  const [, kind, name = ""] = /^(header|cookie)\.(.*)$/s.exec(place) ?? [];
  if (violation.header !== undefined || kind === undefined) return violation;
  const isKey = operation?.credentials.flat().some((each) => each.in === kind && each.name === name) ?? false;
  const isHidden = isKey && code !== "preference-unknown";
  const values = (kind === "header" ? headers[name.toLowerCase()] : readCookies(headers["cookie"] ?? [])[name]) ?? [];
  if (values.length === 0) return violation;
  const [start, separator] = kind === "header" ? [`${name}: `, ", "] : [`cookie: ${name}=`, `; ${name}=`];
  const shown = values.map((value) => (isHidden && value.trim() !== "" ? "…" : cutText(value))).join(separator);
  return { ...violation, header: toVisible(start + shown) };
}

/** Describes a request whose caller was gone before the response. It covers nothing, since the response was not read. */
export function toAbandoned(exchange: Exchange): Exchange {
  const notReceived = { status: undefined, example: undefined, page: undefined, failedInBand: false } as const;
  return { ...exchange, ...notReceived, isAbandoned: true };
}

/** A request that the server could not parse. */
export interface UnreadableRequest {
  /** `"?"` when it is unknown. */
  readonly method: string;
  /** Path and query, without the values of parameters; `"?"` when they are unknown. */
  readonly target: string;
  /** The preference before the path; `undefined` when there was none. */
  readonly prefix: string | undefined;
  /** The status that the server has sent. */
  readonly status: number;
  readonly violation: RequestViolation;
}

/** Describes a request that the server could not parse, for the report. */
export function toUnreadable({ method, target, status, violation }: UnreadableRequest, session: string): Exchange {
  return {
    session,
    method,
    target,
    operation: undefined,
    parameters: {},
    status,
    ...noSelection,
    failedInBand: false,
    violations: [violation],
    warnings: [],
    opinion: undefined,
    correction: undefined,
    durationMs: 0,
  };
}

/**
 * Describes a request and its response for the detectors. Returns `undefined` when there is nothing to detect: no operation was
 * found, or the request is a HEAD to a GET operation.
 */
export function toObservation(
  { document }: Pick<RequestSource, "document">,
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
    body: decodeUtf8Leniently(body),
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

/** Removes the values of undeclared parameters from an address, because each may contain a key. */
export function redactTarget(target: string, operation: ServedOperation | undefined): string {
  const queryIndex = target.indexOf("?");
  const beforeQuery = queryIndex < 0 ? target : target.slice(0, queryIndex);
  const path = toVisible(beforeQuery.replace(/^https?:\/\/[^/]*/i, "")).slice(0, 200);
  if (queryIndex < 0) return path;
  const declared = new Set(operation?.parameters.map(({ name }) => name));
  const pieces = target
    .slice(queryIndex + 1, queryIndex + 1 + 500)
    .split("&")
    .map((piece) => {
      const [name = ""] = piece.split("=", 1);
      return declared.has(name) || piece === name ? piece : `${name}=…`;
    });
  return `${path}?${toVisible(pieces.join("&"))}`;
}

/** Replaces control characters, which a terminal would obey. */
function toVisible(text: string): string {
  return text.replaceAll(/[^\x20-\x7e…]/gu, "?");
}
