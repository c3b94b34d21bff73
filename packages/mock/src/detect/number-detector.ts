import { cutText } from "@shortvideo-api/document";
import type { RequestWarning } from "@shortvideo-api/report";
import type { Observation, Detector } from "./observation.js";
import { listLongNumbers } from "./read-response-details.js";

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

/** Creates a detector for long numbers of the latest responses that a request sends rounded. */
export function createNumberDetector(room: NumberRoom): Detector<NumberMemory> {
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
      const numbers = omitSent(observation);
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

/** Returns the numbers of a response without those that its request has sent: a caller may have made them up. */
function omitSent({ details, parameters, body }: Observation): BigUint64Array {
  const { numbers } = details;
  const sent = [...Object.values(parameters).flat(), body].flatMap((text) => [...listLongNumbers(text)]);
  return sent.some((number) => numbers.includes(number)) ? numbers.filter((number) => !sent.includes(number)) : numbers;
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

/** A number in a text, in any notation. The `+` of an exponent may be a space, because a query encodes a space as `+`. */
const numbers = /(?<![\w.])\d+(?:\.\d*)?(?:e[+ -]?\d+)?(?![\w.])/gi;

/** Numbers of digits that formatting keeps, from awk's `%.6g` to the 17 digits that distinguish all doubles. */
const precisions = { shortest: 6, decimal: 15, longest: 17 };

/** Maximum number of candidates in one text that are compared: a hostile body has thousands. */
const maxCompared = 20;

/** A number that was sent rounded, with the exact number. */
interface Rounded {
  /** As sent: `"7.301245789012346e+18"`. */
  readonly sent: string;
  readonly exact: bigint;
}

/**
 * Finds a number in a text that is one of the given numbers after rounding.
 *
 * Rounding is a conversion to a floating-point number of 64 or 32 bits, and back to text. JavaScript, Python, Go, Java, PHP and
 * spreadsheets print different texts. A number that is among the given numbers is exact.
 */
export function findRounded(text: string, listGiven: () => Iterable<bigint>): Rounded | undefined {
  let compared = 0;
  for (const [sent] of text.matchAll(numbers)) {
    const value = Number(sent.replace(" ", "+"));
    if (Math.abs(value) <= Number.MAX_SAFE_INTEGER || !Number.isFinite(value)) continue;
    const isPlain = /^\d+$/.test(sent);
    if (isPlain && !looksRounded(sent, value)) continue;
    if (++compared > maxCompared) return undefined;
    const exact = findExact(listGiven(), value, isPlain ? BigInt(sent) : undefined);
    if (exact !== undefined) return { sent, exact };
  }
  return undefined;
}

/** Returns whether the digits are those of a double, or end in zeros in place of the digits that it does not keep. */
function looksRounded(digits: string, value: number): boolean {
  return BigInt(value) === BigInt(digits) || digits.replace(/0+$/, "").length <= precisions.longest;
}

/** Finds the number that was rounded. `sent` is the number with all its digits, if it was sent without a point and an exponent. */
function findExact(given: Iterable<bigint>, value: number, sent: bigint | undefined): bigint | undefined {
  let found: bigint | undefined;
  for (const number of given) {
    if (number === sent) return undefined;
    found ??= isRoundingOf(number, value, sent !== undefined) ? number : undefined;
  }
  return found;
}

function isRoundingOf(number: bigint, value: number, isPlain: boolean): boolean {
  const double = Number(number);
  // With an exponent, a number is rounded only if it lost digits.
  if (double === value) return isPlain || BigInt(double) !== number;
  if (Math.abs(double - value) > value * 10 ** (1 - precisions.shortest)) return false;
  const single = Math.fround(double);
  if (single === value) return true;
  const text = String(number);
  const from = isPlain ? precisions.decimal : precisions.shortest;
  for (let digits = from; digits <= precisions.longest; digits++) {
    const cut = Number(text.slice(0, digits).padEnd(text.length, "0"));
    if ([Number(double.toPrecision(digits)), Number(single.toPrecision(digits)), cut].includes(value)) return true;
  }
  return false;
}
