/** Decides whether a response is a failure. */

import { readJson } from "@shortvideo-api/wire";
import type { Call } from "../call/metadata.js";
import { ApiError, InBandError, quote, UnexpectedResponseError } from "../errors/api-error.js";
import { ConnectionError } from "../errors/connection-error.js";
import { fitsFailure } from "../errors/documented-responses.js";
import { pickErrorClass } from "../errors/error-classes.js";
import { describeFailure } from "./describe-failure.js";
import { hasFailed, readMessages } from "./read-body-fields.js";

/** Reads the body as its operation documents it. Throws an {@link ApiError} for a failure. */
export function readResponse(call: Call, response: Response, received: string | object | undefined): unknown {
  const { attempt, operation, service } = call;
  const { id, empty, errors, failures = service.failures, parse = readJson } = operation;
  const { headers, ok, status } = response;
  // The operation's own function has read the body.
  if (typeof received === "object") return received;
  if (ok && !received && empty && !errors?.[status]) return empty();
  let isJson = false;
  if (ok && received) {
    try {
      const body = parse(received);
      isJson = true;
      if (!hasFailed(body, service)) return body;
    } catch {
      // Drops the parser's error, because it may quote the key.
    }
  }
  const redirect = operation.readRedirect?.(call, response);
  if (redirect) return redirect;
  const failure = describeFailure(call, response, received);
  if (isJson) throw new InBandError(id, { ...failure, advice: service.advice });
  if (!ok || !received) {
    const isFailure = status >= 400;
    const isDocumented =
      isFailure || status === 304 ? fitsFailure({ ...operation, failures }, status, failure.body) : undefined;
    // With another body than the documented one, such as a firewall's page, the status may have another meaning, too.
    const Failure =
      isDocumented === false
        ? undefined
        : pickErrorClass(errors?.[status] ?? service.errors[status], readMessages(failure.body, service));
    if (Failure ?? (isFailure || isDocumented)) throw new (Failure ?? ApiError)(id, { ...failure, isDocumented });
  }
  if (ok && received !== undefined && isCutOff(headers, received))
    throw new ConnectionError(id, undefined, attempt.number);
  // A 304 refers to a cached body, which the client does not have.
  const missing = ok || status === 304 ? "without a body" : "with a redirect";
  const finding =
    received && ok ? `with ${quote(failure.headers.get("content-type") ?? "a body")} that is not JSON` : missing;
  throw new UnexpectedResponseError(id, { ...failure, finding });
}

/**
 * Returns whether the end of a compressed body is missing: the body is empty, or should be JSON by its type or its beginning. Node
 * does not report the missing end of a compressed stream; Deno returns the bytes that it could not decompress.
 */
function isCutOff(headers: Headers, text: string): boolean {
  return headers.has("content-encoding") && /^\S*json|\n\s*([[{]|$)/i.test(`${headers.get("content-type")}\n${text}`);
}
