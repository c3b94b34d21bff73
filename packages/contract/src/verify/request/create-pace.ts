import { setTimeout as wait } from "node:timers/promises";

/** Limits the rate of requests. */
export interface Pace {
  /** Resolves when the next request may be sent. Rejects with the reason of the signal. */
  next(signal?: AbortSignal): Promise<void>;
  /** Delays all further requests by this time. */
  delay(delayMs: number): void;
}

/** A source of time. */
export interface PaceClock {
  /** Returns milliseconds since a fixed moment. */
  now(): number;
  /** Resolves after the delay. Rejects with the reason of the signal. */
  wait(delayMs: number, signal: AbortSignal | undefined): Promise<unknown>;
}

const systemClock: PaceClock = {
  now: () => performance.now(),
  wait: (delayMs, signal) => wait(delayMs, undefined, signal ? { signal } : {}),
};

/** Creates a pace with this many requests per second, evenly spaced. */
export function createPace(perSecond: number, clock = systemClock): Pace {
  let nextAtMs = 0;
  return {
    async next(signal) {
      const delayMs = nextAtMs - clock.now();
      if (delayMs > 0) await clock.wait(delayMs, signal);
      signal?.throwIfAborted();
      nextAtMs = Math.max(nextAtMs, clock.now()) + 1_000 / perSecond;
    },
    delay(delayMs) {
      nextAtMs = Math.max(nextAtMs, clock.now() + delayMs);
    },
  };
}

/** Reads `retry-after`, in seconds or as a date, as milliseconds from now; `undefined` when it is absent or malformed. */
export function readRetryAfter(headers: Headers): number | undefined {
  const text = headers.get("retry-after")?.trim() ?? "";
  if (/^\d+(?:\.\d+)?$/.test(text)) return Number(text) * 1_000;
  const time = Date.parse(text);
  return Number.isNaN(time) ? undefined : Math.max(0, time - Date.now());
}
