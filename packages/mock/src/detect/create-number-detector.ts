import type { RequestWarning } from "@shortvideo-api/report";
import { cutText } from "../operation/cut-text.js";
import { findRounded } from "./find-rounded.js";
import type { Observation, Detector } from "./observation.js";

/** Room for numbers, shared by all sessions. */
export interface NumberRoom {
  /** How many more numbers the sessions may remember. Negative when they remember too many. */
  left: number;
}

/** Maximum number of responses that a session remembers, and the maximum when there is no room left. */
const limits = { responses: 64, responsesWithoutRoom: 4 };

/** Long numbers in the responses of one session. */
export interface NumberMemory {
  /** The numbers of each response, most recent last. Responses share their numbers with other sessions. */
  numbers?: BigUint64Array[];
}

/** Detects a long number of an earlier response that a request sends rounded. */
export interface NumberDetector extends Detector<NumberMemory> {
  /** Releases the room that a session uses. */
  release(memory: NumberMemory): void;
}

/** Creates a detector for the numbers of the latest responses. */
export function createNumberDetector(room: NumberRoom): NumberDetector {
  // The responses to these requests may repeat the rounded number.
  const warned = new WeakSet<Observation>();

  function forget(remembered: BigUint64Array[], index: number): void {
    for (const numbers of remembered.splice(index, 1)) room.left += numbers.length;
  }

  return {
    findWarnings(memory, observation) {
      const warnings = findRoundedNumbers(memory, observation);
      if (warnings.length > 0) warned.add(observation);
      return warnings;
    },
    remember(memory, observation) {
      const { numbers } = observation.details;
      if (numbers.length === 0 || warned.has(observation)) return;
      const known = memory.numbers?.indexOf(numbers) ?? -1;
      if (memory.numbers && known >= 0) forget(memory.numbers, known);
      // A spread would allocate spare capacity, in each of thousands of sessions.
      const remembered = (memory.numbers ?? []).concat([numbers]);
      memory.numbers = remembered;
      room.left -= numbers.length;
      while (remembered.length > limits.responses || (room.left < 0 && remembered.length > limits.responsesWithoutRoom))
        forget(remembered, 0);
    },
    release({ numbers = [] }) {
      while (numbers.length > 0) forget(numbers, 0);
    },
  };
}

function findRoundedNumbers({ numbers }: NumberMemory, { parameters, body }: Observation): RequestWarning[] {
  if (!numbers) return [];
  const places = [...Object.entries(parameters), ...(body === "" ? [] : [["body", [body]] as const])];
  return places.flatMap(([place, texts]) => {
    const rounded = findRounded(texts.join(" \n "), () => listNumbers(numbers));
    if (!rounded) return [];
    const name = place === "body" ? "The body has" : `\`${place.slice(place.indexOf(".") + 1)}\` is`;
    const message =
      `${name} \`${cutText(rounded.sent)}\`, and an earlier response has \`${rounded.exact}\`: ` +
      "the number was rounded to a floating-point number. Keep it as text or as a 64-bit integer.";
    return [{ code: "number-rounded", place, message }];
  });
}

function* listNumbers(remembered: readonly BigUint64Array[]): Generator<bigint> {
  for (const numbers of remembered) yield* numbers;
}
