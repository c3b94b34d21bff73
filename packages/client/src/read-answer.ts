/** Decides what counts as failure. This is told here once, and nowhere in generated code. */

import { ApiError, elsewhere, type FailedAnswer } from "./api-error.js";
import { describeFailure } from "./describe-failure.js";
import { type ErrorClasses, pickErrorClass } from "./error-classes.js";
import { InBandError } from "./in-band-error.js";
import type { Task } from "./layer.js";
import { readCode, readMessages } from "./read-body-facts.js";
import { UnexpectedAnswerError } from "./unexpected-answer-error.js";

/** What came back: `data` is set for a success with a body, `error` for a failure with one. */
interface RawAnswer {
  readonly data?: unknown;
  readonly error?: unknown;
  readonly response: Response;
}

/** Reads an answer as its operation documents it. Throws an {@link ApiError} when it is a failure. */
export function readAnswer(task: Task, { data, error, response }: RawAnswer, classes: ErrorClasses): unknown {
  const { facts, operation } = task;
  const { status } = response;
  const fail = (body: unknown): FailedAnswer => describeFailure(task, response, body);
  if (!response.ok) throw createFailure(task, fail(error || undefined), response, classes);
  if (operation.answer === "none") return undefined;
  if (data instanceof Blob) return data;
  // Nothing came, or nothing was there to come.
  if (typeof data !== "string" || data === "") {
    const NoContent = operation.mayBeEmpty ? undefined : pickErrorClass(classes, operation.id, status, []);
    if (NoContent) throw new NoContent(operation.id, fail(undefined));
    if (operation.mayBeEmpty || operation.empty) return operation.empty?.();
    throw new UnexpectedAnswerError(operation.id, fail(undefined), `without a body. ${elsewhere}`);
  }
  let body: unknown;
  try {
    body = (operation.parse ?? JSON.parse)(data);
  } catch {
    // The parser's error is left out as a cause: it quotes the text, from which the key was not taken out.
    const type = response.headers.get("content-type");
    throw new UnexpectedAnswerError(operation.id, fail(data), `with \`${type}\` that is not JSON. ${elsewhere}`);
  }
  const code = readCode(body, facts);
  const { success, advice } = facts.inBandFailure ?? {};
  if (code !== undefined && `${code}` !== `${success}`) {
    throw new InBandError(operation.id, { ...fail(body), advice });
  }
  return body;
}

function createFailure(
  { facts, operation: { id: operation } }: Task,
  answer: FailedAnswer,
  response: Response,
  classes: ErrorClasses,
): ApiError {
  const messages = readMessages(answer.body, facts);
  const Documented = pickErrorClass(classes, operation, response.status, messages);
  if (Documented) return new Documented(operation, answer);
  if (response.status >= 400) return new ApiError(operation, answer);
  // Browsers show nothing of a redirect that is not followed, not even its status.
  const finding = "with a redirect; let `baseUrl` name its end.";
  return new UnexpectedAnswerError(operation, answer, finding);
}
