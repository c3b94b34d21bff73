import { type Layer, makeAttempts } from "./layer.js";
import type { Limiter } from "./limiter.js";
import { defaultRetry } from "./retry-options.js";
import { watchEnd } from "./watch-end.js";

/**
 * A layer in which attempts wait for their turn. The wait counts towards `timeout_ms`, and an abort ends it at once.
 *
 * @example
 * const limiter = createLimiter({ perSecond: 10 });
 * const connection = connect({ baseUrl, apiKey, layers: [retries(), quota(limiter)] });
 */
export function quota(limiter: Limiter): Layer {
  const takeTurn: Layer = (next) => async (task) => {
    const waiting = new AbortController();
    const unwatch = watchEnd(task, (reason) => waiting.abort(reason));
    const send = (): ReturnType<typeof next> => {
      unwatch();
      return next(task);
    };
    return limiter
      .run({ signal: waiting.signal, maxRetryAfter_ms: (task.retry ?? defaultRetry).maxRetryAfter_ms, send })
      .finally(unwatch);
  };
  return (next) => (task) => next({ ...task, turns: new Map(task.turns).set(limiter, takeTurn), makeAttempts });
}
