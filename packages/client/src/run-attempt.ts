import type { RunAttempt } from "./layer.js";
import { watchEnd } from "./watch-end.js";

/**
 * Makes one attempt, and leaves it when its time is over or the caller aborts, whether `send` minds the signal or not. The
 * signal aborts also when the attempt failed, so that nothing waits for what is left of its answer.
 */
export const runAttempt: RunAttempt = (task, send) =>
  new Promise((resolve, reject) => {
    task.options.signal?.throwIfAborted();
    const controller = new AbortController();
    const fail = (reason: unknown): void => {
      finish();
      reject(reason);
      controller.abort(reason);
    };
    const finish = watchEnd(task, fail, true);
    send(controller.signal).then((received) => {
      finish();
      resolve(received);
    }, fail);
  });
