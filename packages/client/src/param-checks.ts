import { checkParams } from "./check-params.js";
import type { Layer } from "./layer.js";

/**
 * A layer that refuses what the API's document refuses: the call rejects with a `ParamsError`, and nothing is sent.
 *
 * @example
 * const connection = connect({ baseUrl, apiKey, layers: [paramChecks()] });
 */
export function paramChecks(): Layer {
  return (next) => (task) => {
    checkParams(task.operation, task.params, task.redact);
    return next(task);
  };
}
