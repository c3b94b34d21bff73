import { type KeyMeaning, readKeyMeaning } from "../openapi/grammar.ts";
import type { Step } from "../openapi/node.ts";
import { readPositions } from "./positions.ts";

/** Returns `true` for a place in a value of the API. Rounded limits, such as a maximum, do no harm. */
function isData(steps: readonly Step[]): boolean {
  const meaning = steps.reduce<KeyMeaning>((outer, step) => readKeyMeaning(step, outer), "fields");
  return meaning === "data";
}

/** Begins with a digit, which a search finds faster than the characters before a number. */
const longNumber = /[\d.](?<=[\s:[,-].)[\d.]{17,}(?=[\s,\]}])/g;

/**
 * Finds fractions in examples, defaults and enums that have more digits than a double. Integers keep all their digits. Up to 17 digits
 * identify a double, and many programs print as many.
 */
export function findRoundedNumbers(text: string): { steps: Step[]; text: string }[] {
  // A parse with positions takes seconds, and almost no document has such a number: search the text first.
  if (![...text.matchAll(longNumber)].some(([literal]) => isRounded(literal))) return [];
  return readPositions(text)
    .listNumbers(isRounded)
    .filter(({ steps }) => isData(steps));
}

function isRounded(literal: string): boolean {
  const [, whole = "", fraction = ""] = /^-?0*(\d*)\.(\d*?)0*$/.exec(literal) ?? [];
  return fraction !== "" && (whole + fraction).replace(/^0+/, "").length > 17;
}

/** Describes how parsing rounds a fraction. */
export function describeRounding(text: string): string {
  return `\`${text}\` is read as \`${Number(text)}\`.`;
}
