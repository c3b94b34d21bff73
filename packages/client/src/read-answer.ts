/** Decides what counts as failure. This is told here once, and nowhere in generated code. */

import { parseExact } from "@shortvideo-api/wire";
import { ApiError, type FailedAnswer } from "./api-error.js";
import type { Call } from "./call.js";
import { findMisfit, isDocumented } from "./documented-answers.js";
import { type ErrorClasses, pickErrorClass } from "./error-classes.js";
import { InBandError } from "./in-band-error.js";
import { readRetryAfter } from "./read-retry-after.js";
import type { ServiceFacts } from "./service-facts.js";
import { UnexpectedAnswerError } from "./unexpected-answer-error.js";

/** What is known of the service, and of what must stay out of errors. */
interface Service {
  readonly facts: ServiceFacts;
  readonly errorClasses: ErrorClasses;
  readonly redact: (value: unknown) => unknown;
}

/** The attempt that was answered. */
interface Attempt {
  /** Times that the call was sent so far. */
  readonly attempts: number;
  /** Statuses of failures that may pass. */
  readonly statuses: readonly number[];
  /** When the answer came, in milliseconds since the epoch. */
  readonly now_ms: number;
}

/** What came back: `data` is set for a success with a body, `error` for a failure with one. */
interface RawAnswer {
  readonly data?: unknown;
  readonly error?: unknown;
  readonly response: Response;
}

/** Reads an answer as its operation documents it. Throws an {@link ApiError} when it is a failure. */
export function readAnswer(call: Call, answer: RawAnswer, service: Service, attempt: Attempt): unknown {
  const { data, error, response } = answer;
  const { status } = response;
  const fail = (body: unknown): FailedAnswer => describeFailure(call, response, body, service, attempt);
  if (!response.ok) throw createFailure(call.operation, fail(error === "" ? undefined : error), response, service);
  if (call.answer === "none" || call.verb === "HEAD") return undefined;
  if ((status === 204 || status === 205) && !call.mayBeEmpty) {
    const NoContent = pickErrorClass(service.errorClasses, call.operation, status, []);
    if (NoContent) throw new NoContent(call.operation, fail(undefined));
  }
  if (call.answer === "binary") return data ?? new Blob();
  if (call.answer === "text") return data ?? "";
  if (typeof data !== "string" || data === "") {
    if (call.mayBeEmpty) return undefined;
    throw new UnexpectedAnswerError(
      call.operation,
      fail(undefined),
      `without a body, where JSON is documented. ${hint}`,
    );
  }
  const body = parse(call, data, () => {
    const type = response.headers.get("content-type") ?? "no content type";
    const finding = `with \`${type}\` that is not JSON. ${hint}`;
    return new UnexpectedAnswerError(call.operation, fail(data), finding);
  });
  const code = readCode(body, service.facts);
  const { success, advice } = service.facts.inBandFailure ?? {};
  if (code !== undefined && String(code) !== String(success)) {
    throw new InBandError(call.operation, { ...fail(body), advice, documented: status === 200 });
  }
  const misfit = findMisfit(body, call);
  if (misfit !== undefined) throw new UnexpectedAnswerError(call.operation, fail(body), `with ${misfit}. ${hint}`);
  return body;
}

const hint = "Does `baseUrl` lead to the service itself?";

function parse(call: Call, text: string, describe: () => ApiError): unknown {
  try {
    return parseExact(text, call.exact);
  } catch {
    // The parser's error is left out as a cause: it quotes the text, from which the key was not taken out.
    throw describe();
  }
}

function createFailure(operation: string, answer: FailedAnswer, response: Response, service: Service): ApiError {
  const messages = readMessages(answer.body, service.facts);
  const Documented = pickErrorClass(service.errorClasses, operation, response.status, messages);
  if (Documented) return new Documented(operation, answer);
  // Browsers show nothing of a redirect that is not followed, not even its status.
  const isRedirect = response.type === "opaqueredirect" || response.headers.has("location");
  if (!isRedirect) return new ApiError(operation, answer);
  const finding =
    "with a redirect, which is not followed, so that the key reaches no other host. Let `baseUrl` name the last address.";
  return new UnexpectedAnswerError(operation, answer, finding);
}

function describeFailure(
  call: Call,
  response: Response,
  found: unknown,
  { facts, redact }: Service,
  { attempts, statuses, now_ms }: Attempt,
): FailedAnswer {
  const { status } = response;
  const body = redact(found);
  const headers = new Headers();
  for (const [name, value] of response.headers) {
    if (name !== "set-cookie") headers.append(name, String(redact(value)));
  }
  return {
    status,
    headers,
    body,
    documented: isDocumented(call, status, found),
    code: readCode(body, facts),
    detail: readMessages(body, facts)[0],
    attempts,
    retryable: statuses.includes(status),
    retryAfter_ms: readRetryAfter(headers, now_ms),
  };
}

/** The first code that says no, else the first one: several stand side by side, and one of them may mean success. */
function readCode(body: unknown, { inBandFailure }: ServiceFacts): string | number | undefined {
  const codes = (inBandFailure?.codes ?? []).map((field) => readField(body, field)).filter(isCode);
  return codes.find((code) => String(code) !== String(inBandFailure?.success)) ?? codes[0];
}

function isCode(value: unknown): value is string | number {
  return typeof value === "number" || (typeof value === "string" && value !== "");
}

// Where the document names no fields: those of RFC 9457, and the most common one.
const usualMessages = ["message", "detail", "title"];

/** What the service says for people, best first. */
function readMessages(body: unknown, { inBandFailure }: ServiceFacts): string[] {
  return (inBandFailure?.messages ?? usualMessages)
    .map((field) => readField(body, field))
    .filter((text) => typeof text === "string")
    .filter((text) => text.trim() !== "");
}

function readField(body: unknown, path: string): unknown {
  let value = body;
  for (const name of path.split(".")) {
    if (typeof value !== "object" || value === null) return undefined;
    value = Reflect.get(value, name);
  }
  return value;
}
