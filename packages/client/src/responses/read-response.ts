import { readJson } from "@shortvideo-api/wire";
import type { Task } from "../call/call-plan.js";
import {
  ApiError,
  elsewhere,
  type FailedResponse,
  InBandError,
  quote,
  UnexpectedResponseError,
} from "../errors/api-error.js";
import { ConnectionError } from "../errors/connection-error.js";
import { fits } from "../errors/documented-responses.js";
import { type ErrorClasses, pickErrorClass } from "../errors/error-classes.js";
import { describeFailure } from "./describe-failure.js";
import { isSuccess, readCode, readMessages } from "./read-body-fields.js";

/** Decides what counts as failure. This is told here once, and nowhere in generated code. */

/** Reads an answer as its operation documents it. Throws an {@link ApiError} when it is a failure. */
export function readResponse(
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
  const fail = (): FailedResponse => describeFailure(task, response, received);
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
    throw new UnexpectedResponseError(id, answer, `${isBare ? "without a body" : "with a redirect"}. ${elsewhere}`);
  }
  let body: unknown;
  try {
    body = parse(received);
  } catch {
    if (isCutOff(response, received)) throw new ConnectionError(id, undefined, task.attempt);
    // The parser's error is left out as a cause: it quotes the text, from which the key was not taken out.
    const answer = fail();
    const type = quote(answer.headers.get("content-type") ?? "a body");
    throw new UnexpectedResponseError(id, answer, `with ${type} that is not JSON. ${elsewhere}`);
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
