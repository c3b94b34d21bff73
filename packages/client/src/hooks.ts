import { systemClock } from "./clock.js";
import type { Hooks } from "./hook-events.js";
import type { Layer, WrapFetch } from "./layer.js";
import { showHeaders } from "./show-headers.js";

/**
 * A layer that tells functions what calls do: those given here, and then those of a call.
 *
 * @example
 * const connection = connect({ baseUrl, apiKey, layers: [hooks({ onRequest: ({ operation }) => count(operation) })] });
 */
export function hooks(own: Hooks = {}): Layer {
  return (next) => (task) => {
    const told = (task.hooks ?? [task.options]).toSpliced(-1, 0, own);
    return next(
      told.some(({ onRequest, onResponse, onRetry }) => onRequest ?? onResponse ?? onRetry)
        ? { ...task, hooks: told, wrapFetch: tellAround }
        : task,
    );
  };
}

const tellAround: WrapFetch =
  (send, { attempt, clock = systemClock, hooks: told = [], operation: { id, path, verb }, redact }) =>
  async (request, init) => {
    const sent = { operation: id, attempt, verb, path, headers: () => showHeaders(request.headers, redact) };
    for (const { onRequest } of told) if (onRequest) await onRequest(sent);
    const start_ms = clock.now();
    const response = await send(request, init);
    const { headers, status } = response;
    const duration_ms = clock.now() - start_ms;
    const met = { operation: id, attempt, status, duration_ms, headers: () => showHeaders(headers, redact) };
    for (const { onResponse } of told) if (onResponse) await onResponse(met);
    return response;
  };
