import type { RequestViolation } from "@shortvideo-api/report";

/** A response of the mock. */
export interface MockResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | readonly string[]>>;
  /** `""` when there is no body. */
  readonly text: string;
  /** How the text becomes bytes: with `"latin1"`, each character is a byte. Default: UTF-8. */
  readonly encoding?: "latin1" | undefined;
  /** Delays and interruptions. Absent: the response is sent whole and at once. */
  readonly delivery?: Delivery | undefined;
}

/** Delays and interruptions of a response. */
export interface Delivery {
  /** Milliseconds until the first byte. Default: 0. */
  readonly delayMs?: number;
  /** Sends the body in pieces of `bytes` bytes, with a pause after each. */
  readonly drip?: { readonly bytes: number; readonly pauseMs: number };
  /** The lengths of the pieces of a stream, in bytes. They are sent one by one, without `content-length`. */
  readonly pieces?: readonly number[];
  /** Resets the connection: before the response, after the headers, or in the middle of the body. */
  readonly reset?: "start" | "headers" | "body";
  /** The `content-length` to send. If the body is shorter, the connection ends early. Default: length of the body. */
  readonly length?: number;
}

/** Where a redirect leads if the document does not say it. Callers that follow it get a response, which counts as no violation. */
const ownPage = "/-/health";

/** Stands for the address of the mock in responses that are stored for all callers. */
const ownOrigin = "http://mock.invalid";

/** The targets of a redirect that the document leaves open, the best one first. Some schemas require an absolute address. */
export const ownTargets = { location: [ownPage, ownOrigin + ownPage] };

/** Lets a redirect lead to the mock at the address that the caller knows. */
export function insertOrigin(response: MockResponse, baseUrl: string): MockResponse {
  const { headers } = response;
  if (headers["location"] !== ownOrigin + ownPage) return response;
  const [origin = ""] = /^\w+:\/\/[^/]*/.exec(baseUrl) ?? [];
  return { ...response, headers: { ...headers, location: origin + ownPage } };
}

/** The header for a violation of a request. A response repeats it for each violation. */
const violationHeader = "x-mock-violation";

/** Creates an error response that the document does not define, such as that to an unknown path. */
export function toErrorResponse(
  status: number,
  violations: readonly RequestViolation[],
  headers: MockResponse["headers"] = {},
): MockResponse {
  const message = violations.map((violation) => violation.message).join(" ");
  return {
    status,
    headers: { ...headers, "content-type": "application/json", ...toViolationHeaders(violations) },
    text: JSON.stringify({ message }),
  };
}

/** Creates the response to a valid request for which no body fits the schema. The request has no violation. */
export function toImpossibleResponse(message: string): MockResponse {
  return toNotImplemented(message, `response: ${message} (response-impossible)`);
}

/** Creates the response to a request for an operation that the mock cannot serve. The request has no violation. */
export function toUnservedResponse(id: string, reason: string): MockResponse {
  const message = `The mock does not serve ${id}: ${reason}`;
  return toNotImplemented(message, `operation: ${message} (operation-unserved)`);
}

function toNotImplemented(message: string, line: string): MockResponse {
  const headers = { "content-type": "application/json", [violationHeader]: toHeaderText(line) };
  return { status: 501, headers, text: JSON.stringify({ message }) };
}

/** Writes violations as headers, such as `x-mock-violation: query.count: … (parameter-wrong)`. */
export function toViolationHeaders(violations: readonly RequestViolation[]): Record<string, readonly string[]> {
  if (violations.length === 0) return {};
  const lines = violations.map(({ place, code, message }) => toHeaderText(`${place}: ${message} (${code})`));
  // Clients reject responses whose headers are too long.
  return { [violationHeader]: lines.length > 10 ? [...lines.slice(0, 10), `and ${lines.length - 10} more`] : lines };
}

/** Percent-encodes everything but visible ASCII and spaces. */
function toHeaderText(text: string): string {
  // A cut text may end with half of a surrogate pair, which has no encoding.
  return text.replaceAll(/[\ud800-\udfff]/gu, "?").replaceAll(/[^\x20-\x7e]/gu, encodeURIComponent);
}
