import { cutText } from "@shortvideo-api/document";
import type { RequestWarning } from "@shortvideo-api/report";
import { findDoubleEncoded, findPlaceholder } from "../request/placeholder.js";
import { failureDetector, type FailureMemory } from "./failure-detector.js";
import { createNumberDetector, type NumberMemory, type NumberRoom } from "./number-detector.js";
import { createRetryDetector, type RetryMemory } from "./retry-detector.js";
import type { Detector, Observation } from "./observation.js";
import { type IterationMemory, iterationDetector } from "./iteration-detector.js";

/** The memory of all detectors for one session. */
export interface DetectorMemory extends NumberMemory, IterationMemory, RetryMemory, FailureMemory {}

/** Creates the detector for all sessions. `now` is the clock of the mock, in milliseconds. */
export function createSessionDetector(room: NumberRoom, now: () => number): Detector<DetectorMemory> {
  const detectors: readonly Detector<DetectorMemory>[] = [
    createNumberDetector(room),
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
    release(memory) {
      for (const detector of detectors) detector.release?.(memory);
    },
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

/**
 * Lists warnings for values of parameters that are valid, but probably not meant. Such values are the text of a missing value, a template,
 * and a value that was percent-encoded twice.
 */
function listValueWarnings({ operation, parameters: given, isValid }: Observation): RequestWarning[] {
  if (!isValid) return [];
  const { id, parameters, pagination } = operation;
  return parameters.flatMap((parameter): RequestWarning[] => {
    const { name, in: part } = parameter;
    const place = `${part}.${name}`;
    const texts = given[place] ?? [];
    const placeholder = findPlaceholder(parameter, texts);
    if (placeholder) {
      const { text, cause } = placeholder;
      const message = `\`${name}\` of ${id} is \`${cutText(text)}\`, ${cause}. Check the variable that the caller puts there.`;
      return [{ code: "value-placeholder", place, message }];
    }
    // The service chooses the positions of pages, and may encode them.
    const encoded = place === pagination?.position.place ? undefined : findDoubleEncoded(parameter, texts);
    if (encoded === undefined) return [];
    const message =
      `\`${name}\` of ${id} is \`${cutText(encoded)}\` after decoding, so it was probably encoded twice. ` +
      "Pass the plain value to a client that encodes it.";
    return [{ code: "value-encoded-twice", place, message }];
  });
}
