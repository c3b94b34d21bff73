import type { RequestWarning } from "@shortvideo-api/report";
import { createNumberWatch, type NumberMemory, type NumberRoom } from "./create-number-watch.js";
import { createRetryWatch, type RetryMemory } from "./create-retry-watch.js";
import { listDeprecated } from "./list-deprecated.js";
import type { Watch } from "./sighting.js";
import { type WalkMemory, walkWatch } from "./walk-watch.js";

/** All that one session remembers in order to warn. */
export interface WatchMemory extends NumberMemory, WalkMemory, RetryMemory {}

/** All watches in one. */
export interface SessionWatch extends Watch<WatchMemory> {
  /** Gives back what a session takes of the room of all sessions. */
  leave(memory: WatchMemory): void;
}

/** Creates the watch of all sessions; `now` is the clock of the mock, in milliseconds. */
export function createSessionWatch(room: NumberRoom, now: () => number): SessionWatch {
  const numbers = createNumberWatch(room);
  const watches: readonly Watch<WatchMemory>[] = [numbers, walkWatch, createRetryWatch(now)];
  return {
    look: (memory, sighting): readonly RequestWarning[] => [
      ...watches.flatMap((watch) => watch.look(memory, sighting)),
      ...listDeprecated(sighting),
    ],
    keep(memory, sighting) {
      for (const watch of watches) watch.keep(memory, sighting);
    },
    leave: (memory) => numbers.leave(memory),
  };
}
