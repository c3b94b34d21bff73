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
    const told = [own, task.options].filter(({ onRequest, onResponse, onRetry }) => onRequest ?? onResponse ?? onRetry);
    if (told.length === 0) return next(task);
    const wrapFetch: WrapFetch = (send, { attempt, clock = systemClock, operation: { id, path, verb }, redact }) => {
      // Headers are read only where a hook asks for them: it takes as long as half of the call.
      const tell = <More extends object>(headers: Headers, more: More) => ({
        operation: id,
        attempt,
        ...more,
        get headers() {
          return showHeaders(headers, redact);
        },
      });
      return async (request, init) => {
        const sent = tell(request.headers, { verb, path });
        for (const { onRequest } of told) onRequest?.(sent);
        const start_ms = clock.now();
        const response = await send(request, init);
        const met = tell(response.headers, { status: response.status, duration_ms: clock.now() - start_ms });
        for (const { onResponse } of told) onResponse?.(met);
        return response;
      };
    };
    return next({ ...task, hooks: told, wrapFetch });
  };
}
