import type { Layer } from "../call/call-plan.js";
import { elsewhere, UnexpectedResponseError } from "../errors/api-error.js";
import { findMisfit } from "../errors/documented-responses.js";
import { describeFailure } from "../responses/describe-failure.js";

/**
 * A layer that holds answers against the outermost shape that the document gives them, and ends a call with an
 * `UnexpectedResponseError` when it is another one. New fields and values are no error.
 *
 * @example
 * const connection = connect({ baseUrl, apiKey, layers: [responseChecks(), retries()] });
 */
export function responseChecks(): Layer {
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
    throw new UnexpectedResponseError(task.operation.id, answer, `with ${misfit}. ${elsewhere}`);
  };
}
