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
  const alone = isTelling(own) ? [own] : [];
  return (next) => (task) => {
    const told = [...(task.hooks?.slice(0, -1) ?? []), ...alone, task.options];
    return next(told.some(isTelling) ? { ...task, hooks: told, wrapFetch: tellAround } : task);
  };
}

const isTelling = ({ onRequest, onResponse, onRetry }: Hooks): boolean => Boolean(onRequest ?? onResponse ?? onRetry);

const tellAround: WrapFetch =
  (send, { attempt, clock = systemClock, hooks: told = [], operation: { id, path, verb }, redact }) =>
  async (request) => {
    const sent = { operation: id, attempt, verb, path, headers: () => showHeaders(request.headers, redact) };
    for (const { onRequest } of told) {
      const pending = onRequest?.(sent);
      // To wait for nothing takes its time, too.
      if (pending) await pending;
    }
    const startMs = clock.now();
    const response = await send(request);
    const met = {
      operation: id,
      attempt,
      status: response.status,
      durationMs: clock.now() - startMs,
      headers: () => showHeaders(response.headers, redact),
    };
    for (const { onResponse } of told) {
      const pending = onResponse?.(met);
      if (pending) await pending;
    }
    return response;
  };
