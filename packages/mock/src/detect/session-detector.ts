import type { RequestWarning } from "@shortvideo-api/report";
import { failureDetector, type FailureMemory } from "./failure-detector.js";
import { listValueWarnings } from "./list-value-warnings.js";
import { createNumberDetector, type NumberMemory, type NumberRoom } from "./number-detector.js";
import { createRetryDetector, type RetryMemory } from "./retry-detector.js";
import type { Detector, Observation } from "./observation.js";
import { type IterationMemory, iterationDetector } from "./iteration-detector.js";

/** The memory of all detectors for one session. */
export interface DetectorMemory extends NumberMemory, IterationMemory, RetryMemory, FailureMemory {}

/** A detector that combines all detectors. */
interface SessionDetector extends Detector<DetectorMemory> {
  /** Releases the shared room that a session uses. */
  release(memory: DetectorMemory): void;
}

/** Creates the detector for all sessions. `now` is the clock of the mock, in milliseconds. */
export function createSessionDetector(room: NumberRoom, now: () => number): SessionDetector {
  const numbers = createNumberDetector(room);
  const detectors: readonly Detector<DetectorMemory>[] = [
    numbers,
    iterationDetector,
    createRetryDetector(now),
    failureDetector,
  ];
  return {
    findWarnings: (memory, observation): readonly RequestWarning[] => [
      ...detectors.flatMap((detector) => detector.findWarnings(memory, observation)),
      ...listValueWarnings(observation),
      ...listDeprecated(observation),
    ],
    remember(memory, observation) {
      for (const detector of detectors) detector.remember(memory, observation);
    },
    release: (memory) => numbers.release(memory),
  };
}

/** Lists warnings for the deprecated operation and the deprecated parameters that a request uses. */
function listDeprecated({ operation, parameters: given, isValid }: Observation): RequestWarning[] {
  if (!isValid) return [];
  const { id, deprecated, parameters } = operation;
  return [
    ...(deprecated === undefined
      ? []
      : [{ code: "operation-deprecated" as const, place: "operation", message: `${id}: ${deprecated}` }]),
    ...parameters.flatMap(({ in: part, name, deprecated: isDeprecated }): RequestWarning[] => {
      const place = `${part}.${name}`;
      if (!isDeprecated || (given[place] ?? []).length === 0) return [];
      return [{ code: "parameter-deprecated", place, message: `\`${name}\` of ${id} is deprecated. Leave it out.` }];
    }),
  ];
}
