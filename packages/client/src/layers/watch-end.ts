import type { Call } from "../call/metadata.js";
import { systemClock } from "../call/clock.js";
import { watchAbort } from "../call/watch-abort.js";
import { CallTimeoutError } from "../errors/client-error.js";

/**
 * Runs `end` with the reason when the caller aborts, or when the time of the call is over. With `isSent`, also when the time of the
 * attempt is over. Returns the function that cancels it. Throws the signal's reason if the caller has aborted before.
 */
export function watchEnd(call: Call, end: (reason: unknown) => void, isSent = false): () => void {
  const { attempt, clock = systemClock, operation, options } = call;
  const { signal } = options;
  const { times } = call.plan;
  signal?.throwIfAborted();
  // The timer comes second, so that an invalid signal leaves no timer behind.
  const unwatch = watchAbort(signal, () => end(signal?.reason));
  if (!times) return unwatch;
  const leftMs = times.endMs - clock.now();
  const limit = isSent && times.attemptTimeoutMs < leftMs ? "attemptTimeoutMs" : "timeoutMs";
  const cancelTimer = clock.schedule(
    () =>
      end(
        new CallTimeoutError(operation.id, limit, times[limit], {
          attempts: attempt.number - Number(!isSent),
          cause: attempt.cause,
        }),
      ),
    limit === "timeoutMs" ? leftMs : times[limit],
  );
  return () => {
    cancelTimer();
    unwatch();
  };
}
