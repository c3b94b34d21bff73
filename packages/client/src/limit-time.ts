import type { Layer } from "./layer.js";
import { watchEnd } from "./watch-end.js";

/**
 * Leaves an attempt when its time is over or the caller aborts, whether what makes it minds the signal or not. The signal
 * aborts also when the attempt failed, so that nothing waits for what is left of its answer.
 */
export const limitTime: Layer = (next) => (task) =>
  new Promise((resolve, reject) => {
    const controller = new AbortController();
    const fail = (reason: unknown): void => {
      finish();
      reject(reason);
      controller.abort(reason);
    };
    const finish = watchEnd(task, fail, true);
    next({ ...task, signal: controller.signal }).then((received) => {
      finish();
      resolve(received);
    }, fail);
  });
