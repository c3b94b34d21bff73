import type { RequestWarning } from "../contract/warning.js";
import { createNumberWatch, type NumberRoom } from "./create-number-watch.js";
import { createRetryWatch } from "./create-retry-watch.js";
import { createWalkWatch } from "./create-walk-watch.js";
import { listDeprecated } from "./list-deprecated.js";
import type { Sighting, Watch } from "./sighting.js";

/** All that one session remembers in order to warn. */
export interface SessionWatch extends Watch {
  /** Gives back what it takes of the room of all sessions. */
  leave(): void;
}

/** Creates the watch of one session; `now` is the clock of the mock, in milliseconds. */
export function createSessionWatch(room: NumberRoom, now: () => number): SessionWatch {
  const numbers = createNumberWatch(room);
  const watches: readonly Watch[] = [numbers, createWalkWatch(), createRetryWatch(now)];
  return {
    look: (sighting: Sighting): readonly RequestWarning[] => [
      ...watches.flatMap((watch) => watch.look(sighting)),
      ...listDeprecated(sighting),
    ],
    keep(sighting) {
      for (const watch of watches) watch.keep(sighting);
    },
    leave: () => numbers.leave(),
  };
}
