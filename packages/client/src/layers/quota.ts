import { type Layer, makeAttempts, type SendOnce, type WrapFetch } from "../call/call-plan.js";
import type { Limiter } from "../call/limiter.js";
import { defaultRetry } from "../call/retry-options.js";
import { watchEnd } from "./watch-end.js";

/**
 * A layer in which attempts wait for their turn. The wait counts towards `timeoutMs`, and an abort ends it at once. Throws
 * a TypeError for what is no limiter.
 *
 * @example
 * const limiter = createLimiter({ perSecond: 10 });
 * const connection = connect({ baseUrl, apiKey, layers: [retries(), quota(limiter)] });
 */
export function quota(limiter: Limiter): Layer {
  if (typeof limiter?.run !== "function") throw new TypeError("`limiter` must come from `createLimiter`.");
  const takeTurn: Layer = (next) => async (task) => {
    const waiting = new AbortController();
    const unwatch = watchEnd(task, (reason) => waiting.abort(reason));
    let noteSent: (() => void) | undefined;
    const sent = new Promise<void>((resolve) => (noteSent = resolve));
    const wrapFetch: WrapFetch = (sendOnce, given) => {
      // Behind the hooks, which may take their time.
      const noting: SendOnce = (outgoing) => {
        const answer = sendOnce(outgoing);
        noteSent?.();
        return answer;
      };
      return task.wrapFetch?.(noting, given) ?? noting;
    };
    const send = (): ReturnType<typeof next> => {
      unwatch();
      return next({ ...task, wrapFetch });
    };
    const { maxRetryAfterMs } = task.retry ?? defaultRetry;
    return limiter.run({ signal: waiting.signal, maxRetryAfterMs, send, sent }).finally(() => {
      unwatch();
      // Middleware may have answered, and nothing was sent.
      noteSent?.();
    });
  };
  return (next) => (task) => next({ ...task, turns: new Map(task.turns).set(limiter, takeTurn), makeAttempts });
}
