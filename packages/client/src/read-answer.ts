/** Decides what counts as failure. This is told here once, and nowhere in generated code. */

import { ApiError, type FailedAnswer } from "./api-error.js";
import { describeFailure } from "./describe-failure.js";
import { findMisfit } from "./documented-answers.js";
import { type ErrorClasses, pickErrorClass } from "./error-classes.js";
import { InBandError } from "./in-band-error.js";
import type { Task } from "./layer.js";
import type { OperationFacts } from "./operation-facts.js";
import { readCode, readMessages } from "./read-body-facts.js";
import type { ServiceFacts } from "./service-facts.js";
import { UnexpectedAnswerError } from "./unexpected-answer-error.js";

/** What the API's document says of the service. */
export interface Service {
  readonly facts: ServiceFacts;
  readonly errorClasses: ErrorClasses;
}

/** What came back: `data` is set for a success with a body, `error` for a failure with one. */
interface RawAnswer {
  readonly data?: unknown;
  readonly error?: unknown;
  readonly response: Response;
}

/** Reads an answer as its operation documents it. Throws an {@link ApiError} when it is a failure. */
export function readAnswer(task: Task, { data, error, response }: RawAnswer, service: Service): unknown {
  const { operation } = task;
  const { status } = response;
  const fail = (body: unknown): FailedAnswer => describeFailure(task, response, body, service.facts);
  if (!response.ok) throw createFailure(operation.id, fail(error === "" ? undefined : error), response, service);
  if (operation.answer === "none" || operation.verb === "HEAD") return undefined;
  if ((status === 204 || status === 205) && !operation.mayBeEmpty) {
    const NoContent = pickErrorClass(service.errorClasses, operation.id, status, []);
    if (NoContent) throw new NoContent(operation.id, fail(undefined));
  }
  if (operation.answer === "binary") return data ?? new Blob();
  if (operation.answer === "text") return data ?? "";
  if (typeof data !== "string" || data === "") {
    if (operation.mayBeEmpty) return undefined;
    throw new UnexpectedAnswerError(operation.id, fail(undefined), `without a body, where JSON is documented. ${hint}`);
  }
  const body = parse(operation, data, () => {
    const type = response.headers.get("content-type") ?? "no content type";
    const finding = `with \`${type}\` that is not JSON. ${hint}`;
    return new UnexpectedAnswerError(operation.id, fail(data), finding);
  });
  const code = readCode(body, service.facts);
  const { success, advice } = service.facts.inBandFailure ?? {};
  if (code !== undefined && String(code) !== String(success)) {
    throw new InBandError(operation.id, { ...fail(body), advice, documented: status === 200 });
  }
  const misfit = findMisfit(body, operation);
  if (misfit !== undefined) throw new UnexpectedAnswerError(operation.id, fail(body), `with ${misfit}. ${hint}`);
  return body;
}

const hint = "Does `baseUrl` lead to the service itself?";

function parse(operation: OperationFacts, text: string, describe: () => ApiError): unknown {
  try {
    return (operation.parse ?? JSON.parse)(text);
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
