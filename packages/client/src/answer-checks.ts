import { elsewhere } from "./api-error.js";
import { describeFailure } from "./describe-failure.js";
import { findMisfit } from "./documented-answers.js";
import type { Layer } from "./layer.js";
import { UnexpectedAnswerError } from "./unexpected-answer-error.js";

/**
 * A layer that holds answers against the outermost shape that the document gives them, and ends a call with an
 * `UnexpectedAnswerError` when it is another one. New fields and values are no error.
 *
 * @example
 * const connection = connect({ baseUrl, apiKey, layers: [answerChecks(), retries()] });
 */
export function answerChecks(): Layer {
  return (next) => async (task) => {
    const received = await next(task);
    const { data, response, body, attempts } = received;
    const misfit = data === undefined ? undefined : findMisfit(data, task.operation);
    if (misfit === undefined) return received;
    const answer = describeFailure(
      { ...task, attempt: attempts },
      response,
      typeof body === "string" ? body : undefined,
    );
    throw new UnexpectedAnswerError(task.operation.id, answer, `with ${misfit}. ${elsewhere}`);
  };
}
