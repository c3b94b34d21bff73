import type { Received, Task } from "./layer.js";
import { watchEnd } from "./watch-end.js";

/**
 * Makes one attempt, and leaves it when its time is over or the caller aborts, whether `send` minds the signal or not. The
 * signal aborts also when the attempt failed, so that nothing waits for what is left of its answer.
 */
export function runAttempt(task: Task, send: (signal: AbortSignal) => Promise<Received>): Promise<Received> {
  return new Promise((resolve, reject) => {
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
}
