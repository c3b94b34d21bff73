import type { Call } from "../call/metadata.js";
import { systemClock } from "../call/clock.js";
import { watchAbort } from "../call/watch-abort.js";
import { AbortError, CallTimeoutError } from "../errors/client-error.js";
import { UnexpectedResponseError } from "../errors/api-error.js";
import { ConnectionError } from "../errors/connection-error.js";
import { describeFailure } from "../responses/describe-failure.js";
import { lacksStream } from "../responses/lacks-stream.js";

/** A body that is read piece by piece. */
export interface OpenBody {
  readonly response: Response;
  /** The call that returned the body. */
  readonly call: Call;
  /**
   * Returns the next bytes, `undefined` at the end. Rejects with:
   * - an `AbortError` if the caller's signal aborted
   * - a `CallTimeoutError` if no bytes arrive for `attemptTimeoutMs`
   * - a `ConnectionError` if the connection failed
   */
  read(): Promise<Uint8Array | undefined>;
  /** Ends the body and its connection. Later reads return `undefined`. */
  close(): void;
}

/**
 * Opens the body of a response. Throws an `UnexpectedResponseError` in a runtime without streams. Do not start a read before the previous one has
 * settled.
 */
export function openBody(response: Response, call: Call): OpenBody {
  const { clock = systemClock, operation, options, plan, sent } = call;
  if (lacksStream(response)) {
    throw new UnexpectedResponseError(operation.id, {
      ...describeFailure(call, response),
      finding: "with a body that this runtime cannot read piece by piece",
      advice: "Does another `fetch` have streams?",
    });
  }
  const { signal } = options;
  const idleMs = plan.times?.attemptTimeoutMs ?? Infinity;
  const reader = response.body?.getReader();
  let end: { readonly error?: unknown } | undefined = reader ? undefined : {};
  let settle: (() => void) | undefined;

  const close = (last: { readonly error?: unknown } = {}): void => {
    if (!end) {
      end = last;
      // The rest of the body would keep the connection open.
      reader?.cancel(last.error).catch(() => {});
    }
    unwatch();
    settle?.();
  };
  const abort = (): void => close({ error: new AbortError(operation.id, sent.attempts, signal?.reason) });
  const unwatch = watchAbort(signal, abort);
  if (signal?.aborted) abort();

  const read = (): Promise<Uint8Array | undefined> =>
    new Promise((resolve, reject) => {
      const cancelTimer =
        end || idleMs === Infinity
          ? () => {}
          : clock.schedule(() => {
              const { attempts } = sent;
              close({ error: new CallTimeoutError(operation.id, "attemptTimeoutMs", idleMs, { attempts }) });
            }, idleMs);
      settle = (): void => {
        cancelTimer();
        if (end?.error === undefined) resolve(undefined);
        else reject(end.error);
      };
      if (end || !reader) return settle();
      return reader.read().then(
        ({ done, value }) => {
          if (done || end) return close();
          cancelTimer();
          return resolve(value);
        },
        (thrown: unknown) => {
          if (signal?.aborted) return abort();
          return close({ error: new ConnectionError(operation.id, thrown, sent.attempts, true) });
        },
      );
    });

  return { response, call, read, close: () => close() };
}
