import type { Layer } from "../call/metadata.js";
import { UnexpectedResponseError } from "../errors/api-error.js";
import { findMisfit } from "../errors/documented-responses.js";
import { describeFailure } from "../responses/describe-failure.js";
import { pickStatus } from "../responses/pick-by-status.js";

/**
 * Creates a layer that checks the outermost shape of a response. For another shape than the documented one, the call rejects with
 * an `UnexpectedResponseError`. New fields and values are accepted.
 *
 * @example
 * const connection = connect({ baseUrl, apiKey, layers: [responseChecks(), retries()] });
 */
export function responseChecks(): Layer {
  return (next) => async (call) => {
    const result = await next(call);
    const { data, response, body, attempts } = result;
    const misfit = response.ok && data !== undefined && findMisfit(data, pickStatus(call, response).operation);
    if (!misfit) return result;
    const last = { ...call, attempt: { number: attempts } };
    const failure = describeFailure(last, response, typeof body === "string" ? body : undefined);
    throw new UnexpectedResponseError(call.operation.id, { ...failure, finding: `with ${misfit}` });
  };
}
