import { setTimeout as wait } from "node:timers/promises";

/** Keeps requests apart. */
export interface Pace {
  /** Resolves when the next request may go; rejects with the reason of the signal. */
  next(signal?: AbortSignal): Promise<void>;
  /** Lets no request go before so many milliseconds have passed. */
  hold(delay_ms: number): void;
}

/** The time that a pace goes by. */
export interface PaceClock {
  /** Milliseconds since any fixed moment. */
  now(): number;
  /** Resolves after so many milliseconds; rejects with the reason of the signal. */
  wait(delay_ms: number, signal: AbortSignal | undefined): Promise<unknown>;
}

const systemClock: PaceClock = {
  now: () => performance.now(),
  wait: (delay_ms, signal) => wait(delay_ms, undefined, signal ? { signal } : {}),
};

/** Lets so many requests go in a second, evenly. */
export function createPace(perSecond: number, clock = systemClock): Pace {
  let freeAt = 0;
  return {
    async next(signal) {
      const delay_ms = freeAt - clock.now();
      if (delay_ms > 0) await clock.wait(delay_ms, signal);
      signal?.throwIfAborted();
      freeAt = Math.max(freeAt, clock.now()) + 1_000 / perSecond;
    },
    hold(delay_ms) {
      freeAt = Math.max(freeAt, clock.now() + delay_ms);
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
