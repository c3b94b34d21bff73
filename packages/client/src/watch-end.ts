import { CallTimeoutError } from "./call-timeout-error.js";
import type { Task } from "./layer.js";
import { watchAbort } from "./watch-abort.js";

/**
 * Runs `leave` with the reason when the caller aborts, or when the time of the call is over. Gives the function that calls
 * it off. For an attempt, which is sent already, its own time counts as well.
 */
export function watchEnd(task: Task, leave: (reason: unknown) => void, isSent = false): () => void {
  const { attempt, cause, clock, limits, operation, options } = task;
  const left_ms = task.end_ms - clock.now();
  const limit = isSent && limits.attemptTimeout_ms < left_ms ? "attemptTimeout_ms" : "timeout_ms";
  const callOff = clock.schedule(
    () => {
      const facts = { attempts: isSent ? attempt : attempt - 1, cause };
      leave(new CallTimeoutError(operation.id, limit, limits[limit], facts));
    },
    Math.min(left_ms, isSent ? limits.attemptTimeout_ms : Infinity),
  );
  if (options.signal === undefined) return callOff;
  const unwatch = watchAbort(options.signal, () => leave(options.signal?.reason));
  return () => {
    callOff();
    unwatch();
  };
}
