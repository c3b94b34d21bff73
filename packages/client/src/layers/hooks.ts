import type { Layer, Redact, WrapFetch } from "../call/call-plan.js";
import { systemClock } from "../call/clock.js";
import type { Hooks } from "../call/hook-events.js";

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
  (send, { attempt, clock = systemClock, hooks: told = [], operation: { id, path, method }, redact }) =>
  async (request) => {
    const sent = { operation: id, attempt, method, path, headers: () => showHeaders(request.headers, redact) };
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

/** Headers whose values tell nothing of who calls whom. All others are shown as `[redacted]`. */
const shownHeaders =
  "accept age cache-control content-encoding content-length content-type date retry-after retry-after-ms server".split(
    " ",
  );

/** What a log may see of headers. */
export function showHeaders(headers: Headers, redact: Redact): Record<string, string> {
  const shown: Record<string, string> = {};
  for (const [name, value] of headers) shown[name] = shownHeaders.includes(name) ? redact(value) : "[redacted]";
  return shown;
}
