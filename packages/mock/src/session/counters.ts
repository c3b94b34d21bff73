import type { Counted } from "../exchange/session-state.js";
import { copyText } from "../detect/copy-text.js";

/** Counts by name within one session. */
export interface Counters {
  /** Counts an event, and returns its earlier count. */
  count(what: string): Counted;
}

/** Maximum number of names in one session. The oldest is dropped first. */
const maxNames = 64;

/** Creates counters without counts. */
export function createCounters(): Counters {
  const counts = new Map<string, { count: number; readonly since: number }>();
  return {
    count(what) {
      const now = performance.now();
      const known = counts.get(what);
      if (known) return { before: known.count++, ageMs: now - known.since };
      const [oldest] = counts.keys();
      if (counts.size >= maxNames && oldest !== undefined) counts.delete(oldest);
      counts.set(copyText(what), { count: 1, since: now });
      return { before: 0, ageMs: 0 };
    },
  };
}
