import type { RequestWarning } from "@shortvideo-api/report";
import { cutText } from "../operation/cut-text.js";
import { findRounded } from "./find-rounded.js";
import type { Observation, Detector } from "./observation.js";

/** Room for numbers, shared by all sessions. */
export interface NumberRoom {
  left: number;
}

/** Responses whose numbers one session remembers; those that are remembered when there is no room left. */
const most = { responses: 64, ownResponses: 4 };

/** Long numbers in the responses of one session. */
export interface NumberMemory {
  /** The numbers of each response, most recent last. Responses share their numbers with other sessions. */
  numbers?: BigUint64Array[];
}

/** Detects a long number of an earlier response that a request sends rounded. */
export interface NumberDetector extends Detector<NumberMemory> {
  /** Releases the room that a session takes. */
  leave(memory: NumberMemory): void;
}

/** Creates a detector for the numbers of the latest responses. */
export function createNumberDetector(room: NumberRoom): NumberDetector {
  // Their responses may repeat the rounded number.
  const warned = new WeakSet<Observation>();

  function forget(given: BigUint64Array[], index: number): void {
    for (const numbers of given.splice(index, 1)) room.left += numbers.length;
  }

  return {
    look(memory, observation) {
      const warnings = findWarnings(memory, observation);
      if (warnings.length > 0) warned.add(observation);
      return warnings;
    },
    keep(memory, observation) {
      const { numbers } = observation.details;
      if (numbers.length === 0 || warned.has(observation)) return;
      const known = memory.numbers?.indexOf(numbers) ?? -1;
      if (memory.numbers && known >= 0) forget(memory.numbers, known);
      // A spread would leave room for more, in each of thousands of sessions.
      const given = (memory.numbers ?? []).concat([numbers]);
      memory.numbers = given;
      room.left -= numbers.length;
      while (given.length > most.responses || (room.left < 0 && given.length > most.ownResponses)) forget(given, 0);
    },
    leave({ numbers = [] }) {
      while (numbers.length > 0) forget(numbers, 0);
    },
  };
}

function findWarnings({ numbers }: NumberMemory, { parameters: given, body }: Observation): RequestWarning[] {
  if (!numbers) return [];
  const places = [...Object.entries(given), ...(body === "" ? [] : [["body", [body]] as const])];
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

function* listNumbers(given: readonly BigUint64Array[]): Generator<bigint> {
  for (const numbers of given) yield* numbers;
}
