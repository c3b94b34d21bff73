import type { RequestWarning } from "@shortvideo-api/report";
import { cutText } from "../operation/cut-text.js";
import { findRounded } from "./find-rounded.js";
import type { Sighting, Watch } from "./sighting.js";

/** Room for numbers, shared by all sessions. */
export interface NumberRoom {
  left: number;
}

/** Responses whose numbers one session remembers; those that are remembered when there is no room left. */
const most = { responses: 64, ownResponses: 4 };

/** What one session remembers of the numbers of its responses. */
export interface NumberMemory {
  /** The numbers of each response, most recent last. Responses share their numbers with other sessions. */
  numbers?: BigUint64Array[];
}

/** Watches for a long number of an earlier response that comes back rounded. */
export interface NumberWatch extends Watch<NumberMemory> {
  /** Gives back the room that a session takes. */
  leave(memory: NumberMemory): void;
}

/** Creates a watch for the numbers of the latest responses. */
export function createNumberWatch(room: NumberRoom): NumberWatch {
  // Their responses may repeat the rounded number.
  const warned = new WeakSet<Sighting>();

  function forget(given: BigUint64Array[], index: number): void {
    for (const numbers of given.splice(index, 1)) room.left += numbers.length;
  }

  return {
    look(memory, sighting) {
      const warnings = findWarnings(memory, sighting);
      if (warnings.length > 0) warned.add(sighting);
      return warnings;
    },
    keep(memory, sighting) {
      const { numbers } = sighting.details;
      if (numbers.length === 0 || warned.has(sighting)) return;
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

function findWarnings({ numbers }: NumberMemory, { given, body }: Sighting): RequestWarning[] {
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
