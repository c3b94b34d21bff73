import type { RequestWarning } from "@shortvideo-api/report";
import { createNumberDetector, type NumberMemory, type NumberRoom } from "./create-number-detector.js";
import { createRetryDetector, type RetryMemory } from "./create-retry-detector.js";
import { listDeprecated } from "./list-deprecated.js";
import type { Detector } from "./observation.js";
import { type IterationMemory, iterationDetector } from "./iteration-detector.js";

/** The memory of all detectors for one session. */
export interface DetectorMemory extends NumberMemory, IterationMemory, RetryMemory {}

/** A detector that combines all detectors. */
export interface SessionDetector extends Detector<DetectorMemory> {
  /** Releases the shared room that a session uses. */
  release(memory: DetectorMemory): void;
}

/** Creates the detector for all sessions. `now` is the clock of the mock, in milliseconds. */
export function createSessionDetector(room: NumberRoom, now: () => number): SessionDetector {
  const numbers = createNumberDetector(room);
  const detectors: readonly Detector<DetectorMemory>[] = [numbers, iterationDetector, createRetryDetector(now)];
  return {
    findWarnings: (memory, observation): readonly RequestWarning[] => [
      ...detectors.flatMap((detector) => detector.findWarnings(memory, observation)),
      ...listDeprecated(observation),
    ],
    remember(memory, observation) {
      for (const detector of detectors) detector.remember(memory, observation);
    },
    release: (memory) => numbers.release(memory),
  };
}
