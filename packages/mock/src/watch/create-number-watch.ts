import type { RequestWarning } from "../contract/warning.js";
import { cutText } from "../contract/cut-text.js";
import { findRounded } from "./find-rounded.js";
import type { Sighting, Watch } from "./sighting.js";

/** Room for numbers, shared by all sessions. */
export interface NumberRoom {
  left: number;
}

/** Responses whose numbers one session remembers; those that are remembered when there is no room left. */
const most = { replies: 64, ownReplies: 4 };

/** Watches for a long number of an earlier response that comes back rounded. */
export interface NumberWatch extends Watch {
  /** Gives back the room. */
  leave(): void;
}

/** Creates a watch that remembers the numbers of the latest responses. */
export function createNumberWatch(room: NumberRoom): NumberWatch {
  // Most recent last. Responses share their numbers with other sessions.
  const given = new Set<BigUint64Array>();
  // Their responses may repeat the rounded number.
  const warned = new WeakSet<Sighting>();

  function* listGiven(): Generator<bigint> {
    for (const numbers of given) yield* numbers;
  }

  function forget(numbers: BigUint64Array): void {
    if (given.delete(numbers)) room.left += numbers.length;
  }

  function findWarnings({ given: sent, body }: Sighting): RequestWarning[] {
    if (given.size === 0) return [];
    const places = [...Object.entries(sent), ...(body === "" ? [] : [["body", [body]] as const])];
    return places.flatMap(([place, texts]) => {
      const rounded = findRounded(texts.join(" \n "), listGiven);
      if (!rounded) return [];
      const name = place === "body" ? "The body has" : `\`${place.slice(place.indexOf(".") + 1)}\` is`;
      const message =
        `${name} \`${cutText(rounded.sent)}\`, and an earlier response has \`${rounded.exact}\`: ` +
        "the number was rounded to a floating-point number. Keep it as text or as a 64-bit integer.";
      return [{ code: "number-rounded", place, message }];
    });
  }

  return {
    look(sighting) {
      const warnings = findWarnings(sighting);
      if (warnings.length > 0) warned.add(sighting);
      return warnings;
    },
    keep(sighting) {
      const { numbers } = sighting.facts;
      if (numbers.length === 0 || warned.has(sighting)) return;
      forget(numbers);
      given.add(numbers);
      room.left -= numbers.length;
      for (const oldest of given) {
        const isFull = given.size > most.replies || (room.left < 0 && given.size > most.ownReplies);
        if (!isFull) break;
        forget(oldest);
      }
    },
    leave() {
      for (const numbers of given) forget(numbers);
    },
  };
}
