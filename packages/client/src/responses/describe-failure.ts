import { readJson } from "@shortvideo-api/wire";
import type { Call } from "../call/metadata.js";
import type { Redact } from "../call/describe-value.js";
import { type FailedResponse, isTemporary } from "../errors/api-error.js";
import { readCode, readMessages } from "./read-body-fields.js";
import { readRetryAfter } from "./read-retry-after.js";

/** Bodies with more levels stay text, so that code that traverses an error does not exceed the call stack. */
const maxLevels = 100;

/** Describes the failed response of a call for its error. */
export function describeFailure(call: Call, response: Response, text = ""): FailedResponse {
  const { attempt, clock = Date, operation, plan, redact, service } = call;
  const { ok, status } = response;
  const headers = copyHeaders(response.headers, redact);
  const shown = redact(text);
  let body: unknown = shown || undefined;
  try {
    const parsed = ((ok && operation.parse) || readJson)(shown);
    if (!isDeeper(parsed, maxLevels)) body = parsed ?? undefined;
  } catch {
    // Other text stays as it is.
  }
  return {
    status,
    headers,
    body,
    documents: operation,
    code: readCode(body, service),
    detail: readMessages(body, service)[0],
    attempts: attempt.number,
    retryable: isTemporary(status) || plan.retry?.statuses?.includes(status),
    retryAfterMs: readRetryAfter(headers, clock.now()),
  };
}

/** Returns whether a value has more levels of objects and lists. */
function isDeeper(value: unknown, levels: number): boolean {
  if (typeof value !== "object" || value === null) return false;
  return levels === 0 || Object.values(value).some((inner) => isDeeper(inner, levels - 1));
}

/** Returns the headers without cookies, and without the key. */
export function copyHeaders(headers: Headers, redact: Redact): Headers {
  const copy = new Headers();
  headers.forEach((value, name) => {
    if (name !== "set-cookie") copy.append(name, redact(value));
  });
  return copy;
}
