/** Decides what counts as failure. This is told here once, and nowhere in generated code. */

import { readJson } from "@shortvideo-api/wire";
import { ApiError, elsewhere, type FailedAnswer, quote } from "./api-error.js";
import { ConnectionError } from "./connection-error.js";
import { describeFailure } from "./describe-failure.js";
import { fits } from "./documented-answers.js";
import { type ErrorClasses, pickErrorClass } from "./error-classes.js";
import { InBandError } from "./in-band-error.js";
import type { Task } from "./layer.js";
import { isSuccess, readCode, readMessages } from "./read-body-facts.js";
import { UnexpectedAnswerError } from "./unexpected-answer-error.js";

/** Reads an answer as its operation documents it. Throws an {@link ApiError} when it is a failure. */
export function readAnswer(
  task: Task,
  response: Response,
  received: string | Blob | undefined,
  classes: ErrorClasses,
): unknown {
  const { facts, operation } = task;
  const { id, empty, errors, parse = readJson } = operation;
  const { ok, status } = response;
  if (received instanceof Blob) return received;
  if (ok && !received && empty && !errors?.[status]) return empty();
  const fail = (): FailedAnswer => describeFailure(task, response, received);
  // Nothing came, or nothing was there to come.
  if (!ok || !received) {
    const answer = fail();
    // A page of a firewall says nothing of the key or of the plan, whatever its status means in the document.
    const envelope = (operation.failures ?? facts.failures)?.[status];
    if (envelope && !fits(answer.body, envelope)) throw new ApiError(id, answer);
    const Failure =
      pickErrorClass({ ...classes, ...errors }, status, readMessages(answer.body, facts)) ??
      (status >= 400 ? ApiError : undefined);
    if (Failure) throw new Failure(id, answer);
    if (ok && received === "" && isCutOff(response, received)) throw new ConnectionError(id, undefined, task.attempt);
    // 304 stands for a copy that the client does not keep.
    const isBare = ok || status === 304;
    throw new UnexpectedAnswerError(id, answer, `${isBare ? "without a body" : "with a redirect"}. ${elsewhere}`);
  }
  let body: unknown;
  try {
    body = parse(received);
  } catch {
    if (isCutOff(response, received)) throw new ConnectionError(id, undefined, task.attempt);
    // The parser's error is left out as a cause: it quotes the text, from which the key was not taken out.
    const answer = fail();
    const type = quote(answer.headers.get("content-type") ?? "a body");
    throw new UnexpectedAnswerError(id, answer, `with ${type} that is not JSON. ${elsewhere}`);
  }
  if (isSuccess(readCode(body, facts), facts)) return body;
  throw new InBandError(id, { ...fail(), advice: facts.advice });
}

/**
 * Returns whether a body came packed, and is empty or JSON by its type or its beginning. Node unpacks a stream that is cut off and
 * does not say that its end is missing; Deno gives what it could not unpack.
 */
function isCutOff({ headers }: Response, text: string): boolean {
  return headers.has("content-encoding") && /^\S*json|\n\s*([[{]|$)/i.test(`${headers.get("content-type")}\n${text}`);
}
