import { systemClock } from "./clock.js";
import type { Hooks } from "./hooks.js";
import type { Layer, WrapFetch } from "./layer.js";
import { showHeaders } from "./show-headers.js";

/**
 * A layer that tells functions what calls do: those given here, and those of a call. It goes before `retries`, so that
 * these can tell of a retry.
 *
 * @example
 * const connection = connect({ baseUrl, apiKey, layers: [hooks({ onRequest: ({ operation }) => count(operation) })] });
 */
export function hooks(own: Hooks = {}): Layer {
  return (next) => (task) => {
    const told = [own, task.options].filter(isHooked);
    if (told.length === 0) return next(task);
    const wrapFetch: WrapFetch =
      (send, { attempt, clock = systemClock, operation: { id, path, verb }, redact }) =>
      async (request, init) => {
        const sent = { operation: id, attempt, verb, path, headers: () => showHeaders(request.headers, redact) };
        for (const { onRequest } of told) onRequest?.(sent);
        const start_ms = clock.now();
        const response = await send(request, init);
        const { headers, status } = response;
        const duration_ms = clock.now() - start_ms;
        const met = { operation: id, attempt, status, duration_ms, headers: () => showHeaders(headers, redact) };
        for (const { onResponse } of told) onResponse?.(met);
        return response;
      };
    return next({ ...task, hooks: told, wrapFetch });
  };
}

function isHooked({ onRequest, onResponse, onRetry }: Hooks): boolean {
  return Boolean(onRequest ?? onResponse ?? onRetry);
}
