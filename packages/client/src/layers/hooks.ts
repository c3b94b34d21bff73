import type { Layer, WrapFetch } from "../call/metadata.js";
import type { Redact } from "../call/describe-value.js";
import { systemClock } from "../call/clock.js";
import type { Hooks } from "../call/hook-events.js";

/**
 * Creates a layer that calls hooks for each attempt: first these hooks, then the hooks of the call.
 *
 * @example
 * const connection = connect({ baseUrl, apiKey, layers: [hooks({ onRequest: ({ operation }) => count(operation) })] });
 */
export function hooks(layerHooks: Hooks = {}): Layer {
  return (next) => (call) => {
    // The hooks of the call stay last, even if this layer is given twice.
    const all = [...(call.plan.hooks?.slice(0, -1) ?? []), layerHooks, call.options];
    return next({ ...call, plan: { ...call.plan, hooks: all, wrapFetch: callHooks } });
  };
}

const callHooks: WrapFetch = (send, { attempt, clock = systemClock, operation, plan: { hooks: all = [] }, redact }) => {
  const { id, method, path } = operation;
  const about = { operation: id, attempt: attempt.number };
  return async (request) => {
    const requestEvent = { ...about, method, path, headers: () => showHeaders(request.headers, redact) };
    for (const { onRequest } of all) {
      const pending = onRequest?.(requestEvent);
      // Awaiting `undefined` takes time, too.
      if (pending) await pending;
    }
    const startMs = clock.now();
    const response = await send(request);
    const { status, headers } = response;
    const durationMs = clock.now() - startMs;
    const responseEvent = { ...about, status, durationMs, headers: () => showHeaders(headers, redact) };
    for (const { onResponse } of all) {
      const pending = onResponse?.(responseEvent);
      if (pending) await pending;
    }
    return response;
  };
};

/** Matches headers whose values reveal neither the caller nor the service. All other values are shown as `[redacted]`. */
const shownHeaders =
  /^(accept|age|cache-control|content-(encoding|length|type)|date|deprecation|retry-after(-ms)?|server|sunset|user-agent|(x-)?rate-?limit(-\w+)?)$/;

/** Returns headers as a log may show them. */
export function showHeaders(headers: Headers, redact: Redact): Record<string, string> {
  const shown: Record<string, string> = {};
  headers.forEach((value, name) => {
    shown[name] = shownHeaders.test(name) ? redact(value) : "[redacted]";
  });
  return shown;
}
