import { systemClock } from "./clock.js";
import type { Middleware } from "openapi-fetch";
import type { Hooks } from "./hooks.js";
import type { Layer } from "./layer.js";
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
    const { clock = systemClock, redact } = task;
    const { id: operation, path, verb } = task.operation;
    let attempt = 0;
    let start_ms = 0;
    const watch: Middleware = {
      onRequest({ request }) {
        attempt += 1;
        for (const { onRequest } of told) {
          onRequest?.({ operation, attempt, verb, path, headers: showHeaders(request.headers, redact) });
        }
        start_ms = clock.now();
      },
      onResponse({ response: { headers, status } }) {
        const duration_ms = clock.now() - start_ms;
        for (const { onResponse } of told) {
          onResponse?.({ operation, attempt, status, headers: showHeaders(headers, redact), duration_ms });
        }
      },
    };
    // The last sees requests as they are sent, and is the first to see answers.
    return next({ ...task, hooks: told, middleware: [...(task.middleware ?? []), watch] });
  };
}
