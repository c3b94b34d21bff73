import { setTimeout as wait } from "node:timers/promises";

/** Keeps requests apart. */
export interface Pace {
  /** Resolves when the next request may go; rejects with the reason of the signal. */
  next(signal?: AbortSignal): Promise<void>;
  /** Lets no request go before so many milliseconds have passed. */
  hold(delay_ms: number): void;
}

/** Lets so many requests go in a second, evenly. */
export function createPace(perSecond: number): Pace {
  let freeAt = 0;
  return {
    async next(signal) {
      const delay_ms = freeAt - performance.now();
      if (delay_ms > 0) await wait(delay_ms, undefined, signal ? { signal } : {});
      signal?.throwIfAborted();
      freeAt = Math.max(freeAt, performance.now()) + 1_000 / perSecond;
    },
    hold(delay_ms) {
      freeAt = Math.max(freeAt, performance.now() + delay_ms);
    },
  };
}

/** Reads `retry-after`, seconds or a date, in milliseconds from now; `undefined` where it says nothing. */
export function readRetryAfter(headers: Headers): number | undefined {
  const text = headers.get("retry-after")?.trim() ?? "";
  if (/^\d+(?:\.\d+)?$/.test(text)) return Number(text) * 1_000;
  const time = Date.parse(text);
  return Number.isNaN(time) ? undefined : Math.max(0, time - Date.now());
}
