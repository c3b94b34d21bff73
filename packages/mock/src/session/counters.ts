import type { Counted } from "../exchange/session-state.js";
import { copyText } from "../detect/copy-text.js";

/** Counts by name within one session. */
export interface Counters {
  /** Counts one more, and says what was counted before. */
  count(what: string): Counted;
}

/** Names that one session counts; what was counted first is forgotten first. */
const most = 64;

export function createCounters(): Counters {
  const counts = new Map<string, { count: number; readonly since: number }>();
  return {
    count(what) {
      const now = performance.now();
      const known = counts.get(what);
      if (known) return { before: known.count++, ageMs: now - known.since };
      const [oldest] = counts.keys();
      if (counts.size >= most && oldest !== undefined) counts.delete(oldest);
      counts.set(copyText(what), { count: 1, since: now });
      return { before: 0, ageMs: 0 };
    },
  };
}
