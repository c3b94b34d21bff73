import type { RequestViolation } from "@shortvideo-api/report";

/** An answer as it goes over the wire. */
export interface MockResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | readonly string[]>>;
  /** `""` when there is no body. */
  readonly text: string;
  /** How it goes over the wire; left out, whole and at once. */
  readonly delivery?: Delivery | undefined;
}

/** Ways in which an answer can arrive that is not simply there. */
export interface Delivery {
  /** Milliseconds until the first byte. Default 0. */
  readonly delayMs?: number;
  /** Writes the body in pieces of so many bytes, with a pause after each, in milliseconds. */
  readonly drip?: { readonly bytes: number; readonly pauseMs: number };
  /** Ends the connection by a reset: before anything is sent, after the headers, or in the midst of the body. */
  readonly reset?: "start" | "headers" | "body";
  /** Length that the headers promise, in bytes; where the body is shorter, the connection ends early. Default: the body's own. */
  readonly length?: number;
}

/** The header that tells what is wrong with a request, once for each violation. */
const violationHeader = "x-mock-violation";

/** A refusal in our own words, where the document has none: it says nothing of unknown paths, say. */
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

/** The response where the document admits none. The request is right, so that it is no {@link RequestViolation}. */
export function toImpossibleResponse(message: string): MockResponse {
  const headers = {
    "content-type": "application/json",
    [violationHeader]: toHeaderText(`response: ${message} (response-impossible)`),
  };
  return { status: 501, headers, text: JSON.stringify({ message }) };
}

/** `x-mock-violation: query.count: … (parameter-wrong)`, in the letters that a header may have. */
export function toViolationHeaders(violations: readonly RequestViolation[]): Record<string, readonly string[]> {
  if (violations.length === 0) return {};
  const lines = violations.map(({ place, code, message }) => toHeaderText(`${place}: ${message} (${code})`));
  // One mistake made a hundred times needs no hundred lines; clients refuse headers that are too long.
  return { [violationHeader]: lines.length > 10 ? [...lines.slice(0, 10), `and ${lines.length - 10} more`] : lines };
}

/** Visible ASCII and blanks; the rest percent-encoded. */
function toHeaderText(text: string): string {
  // Half of a surrogate pair, as a cut text may end with, has no encoding.
  return text.replaceAll(/[\ud800-\udfff]/gu, "?").replaceAll(/[^\x20-\x7e]/gu, encodeURIComponent);
}
