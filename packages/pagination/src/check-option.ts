/** Throws a RangeError that says what an option of a walk was, unless it is good. */
export function checkOption(
  operation: string,
  name: string,
  found: unknown,
  isGood: boolean,
  wanted: string,
): asserts isGood {
  if (isGood) return;
  // JSON knows neither NaN nor Infinity.
  const shown = typeof found === "number" ? found : JSON.stringify(found);
  throw new RangeError(`${operation}: \`${name}\` is \`${shown}\`; give ${wanted}.`);
}

/** Is it a whole number from 0 on? */
export function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && Number(value) >= 0;
}

/** What a count is to be, for the message. */
export const count = "a whole number from 0 on";
