import type { CallResult, Layer, WrapFetch } from "../call/metadata.js";
import type { SendOnce } from "../call/outgoing.js";
import type { Limiter } from "../call/limiter.js";
import { defaultRetry } from "../call/retry-options.js";
import { watchEnd } from "./watch-end.js";

/**
 * Creates a layer in which attempts wait for their turn. The wait counts towards `timeoutMs`, and an abort ends it at once.
 * Throws a TypeError for a value that is not a limiter.
 *
 * @example
 * const limiter = createLimiter({ perSecond: 10 });
 * const connection = connect({ baseUrl, apiKey, layers: [retries(), quota(limiter)] });
 */
export function quota(limiter: Limiter): Layer {
  if (typeof limiter?.run !== "function") throw new TypeError("`limiter` must come from `createLimiter`.");
  const takeTurn: Layer = (next) => async (call) => {
    const waiting = new AbortController();
    const unwatch = watchEnd(call, (reason) => waiting.abort(reason));
    let noteSent: (() => void) | undefined;
    const sent = new Promise<void>((resolve) => (noteSent = resolve));
    const wrapFetch: WrapFetch = (sendOnce, given) => {
      const sendAndNote: SendOnce = (outgoing) => {
        const response = sendOnce(outgoing);
        noteSent?.();
        return response;
      };
      // The request is noted after the hooks, which may take long.
      return call.plan.wrapFetch?.(sendAndNote, given) ?? sendAndNote;
    };
    const send = (): ReturnType<typeof next> => {
      unwatch();
      return next({ ...call, plan: { ...call.plan, wrapFetch } });
    };
    const { maxRetryAfterMs } = call.plan.retry ?? defaultRetry;
    return limiter.run({ signal: waiting.signal, maxRetryAfterMs, send, sent, readHeaders }).finally(() => {
      unwatch();
      // If middleware returned a response, no request was sent.
      noteSent?.();
    });
  };
  return (next) => (call) =>
    next({ ...call, plan: { ...call.plan, around: new Map(call.plan.around).set(limiter, takeTurn) } });
}

const readHeaders = ({ response }: CallResult): Headers => response.headers;
