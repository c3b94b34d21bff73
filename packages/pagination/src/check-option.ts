/** Throws a RangeError that names the option and its value, unless the value is valid. */
export function checkOption(
  operation: string,
  name: string,
  given: unknown,
  isValid: boolean,
  wanted: string,
): asserts isValid {
  if (isValid) return;
  // JSON has neither NaN nor Infinity.
  const shown = typeof given === "number" ? given : JSON.stringify(given);
  throw new RangeError(`${operation}: \`${name}\` must be ${wanted}, got \`${shown}\`.`);
}

/** Returns whether a value is an integer of at least 0. */
export function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && Number(value) >= 0;
}

/** Describes for messages the values that {@link isCount} accepts. */
export const count = "an integer of at least 0";
