import { addInteger, compareNumbers, type ExactNumber, isWhole } from "../numbers/exact-number.ts";

/** Limits of a number, as JSON Schema writes them. */
export interface NumberLimits {
  readonly minimum?: ExactNumber | undefined;
  readonly maximum?: ExactNumber | undefined;
  readonly exclusiveMinimum?: ExactNumber | undefined;
  readonly exclusiveMaximum?: ExactNumber | undefined;
}

/**
 * Puts the limits of a number into words: `"from 1 to 50"`, `"at least 1"`, `"greater than 0 and at most 1"`. For integers, an
 * exclusive limit becomes the next integer. Returns `undefined` without a limit.
 */
export function describeRange(limits: NumberLimits, isInteger = false): string | undefined {
  const low = pickStricter(limits.minimum, limits.exclusiveMinimum, 1, isInteger);
  const high = pickStricter(limits.maximum, limits.exclusiveMaximum, -1, isInteger);
  if (low && high && !low.isExclusive && !high.isExclusive) return `from ${low.value} to ${high.value}`;
  const parts = [
    low && `${low.isExclusive ? "greater than" : "at least"} ${low.value}`,
    high && `${high.isExclusive ? "less than" : "at most"} ${high.value}`,
  ].filter((part) => part !== undefined);
  return parts.length === 0 ? undefined : parts.join(" and ");
}

/**
 * Puts the limits of a count into words: `"1 to 20 characters"`, `"at least 1 item"`. A minimum of 0 has no effect. Returns
 * `undefined` without a limit.
 */
export function describeCount(
  minimum: number | undefined,
  maximum: number | undefined,
  unit: string,
): string | undefined {
  const low = minimum === 0 ? undefined : minimum;
  const print = (count: number): string => `${count} ${count === 1 ? unit : (plurals[unit] ?? `${unit}s`)}`;
  if (maximum === undefined) return low === undefined ? undefined : `at least ${print(low)}`;
  if (low === undefined) return `at most ${print(maximum)}`;
  return low === maximum ? `exactly ${print(low)}` : `${low} to ${print(maximum)}`;
}

const plurals: Readonly<Record<string, string>> = { property: "properties" };

/** Limits of a list, as JSON Schema writes them. */
export interface ListLimits {
  readonly minItems?: number | undefined;
  readonly maxItems?: number | undefined;
  readonly uniqueItems?: boolean | undefined;
}

/** Puts the limits of a list into words: `"a list"`, `"a list of at most 2 items"`, `"a list of different items"`. */
export function describeList({ minItems, maxItems, uniqueItems = false }: ListLimits): string {
  const count = describeCount(minItems, maxItems, "item");
  if (count === undefined) return uniqueItems ? "a list of different items" : "a list";
  return `a list of ${count}${uniqueItems ? ", all different" : ""}`;
}

interface Limit {
  readonly value: ExactNumber;
  readonly isExclusive: boolean;
}

/** Returns the stricter of two limits on one side. `sign` is 1 for a minimum and -1 for a maximum. */
function pickStricter(
  inclusive: ExactNumber | undefined,
  exclusive: ExactNumber | undefined,
  sign: 1 | -1,
  isInteger: boolean,
): Limit | undefined {
  if (exclusive === undefined) return inclusive === undefined ? undefined : { value: inclusive, isExclusive: false };
  if (isInteger && isWhole(exclusive)) {
    const next = addInteger(exclusive, sign);
    const isStricter = inclusive === undefined || sign * compareNumbers(next, inclusive) > 0;
    return { value: isStricter ? next : inclusive, isExclusive: false };
  }
  const isStricter = inclusive === undefined || sign * compareNumbers(exclusive, inclusive) >= 0;
  return isStricter ? { value: exclusive, isExclusive: true } : { value: inclusive, isExclusive: false };
}
