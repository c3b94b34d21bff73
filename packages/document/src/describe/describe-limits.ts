import type { CountKeyword, NumberKeyword } from "../numbers/limit-keywords.ts";
import {
  addInteger,
  compareNumbers,
  type ExactNumber,
  findCommonMultiple,
  isExactNumber,
  isWhole,
} from "../numbers/exact-number.ts";

/** The limits of a value, as JSON Schema writes them. Lengths are in characters, not in UTF-16 units. */
export interface Limits
  extends
    Readonly<Partial<Record<CountKeyword, number | undefined>>>,
    Readonly<Partial<Record<NumberKeyword, ExactNumber | undefined>>> {
  /** Source of a regular expression with the flag `u`. */
  readonly pattern?: string | undefined;
  readonly uniqueItems?: boolean | undefined;
}

/** Limits, and the format of a value. */
export interface MergedLimits extends Limits {
  readonly format?: string | undefined;
}

/** Merges the limits of all parts: the strictest of each kind, and the first pattern and format. */
export function mergeLimits(parts: readonly object[]): MergedLimits {
  const merged: Record<string, unknown> = {};
  for (const part of parts) {
    const given: readonly [string, unknown][] = Object.entries(part);
    for (const [keyword, limit] of given) {
      const merge = merges.get(keyword);
      if (merge === undefined || limit === undefined) continue;
      const other = merged[keyword];
      merged[keyword] = other === undefined ? limit : merge(other, limit);
    }
  }
  return merged;
}

/** Returns the limit of values that have both limits. */
type Merge = (one: unknown, other: unknown) => unknown;

const keepFirst: Merge = (one) => one;
const keepAny: Merge = (one, other) => one === true || other === true;
const keepGreatest = ofNumbers((one, other) => (compareNumbers(one, other) < 0 ? other : one));
const keepLeast = ofNumbers((one, other) => (compareNumbers(one, other) > 0 ? other : one));
const keepMultiple = ofNumbers(findCommonMultiple);

function ofNumbers(merge: (one: ExactNumber, other: ExactNumber) => ExactNumber): Merge {
  return (one, other) => (isExactNumber(one) && isExactNumber(other) ? merge(one, other) : one);
}

const mergeOf: Readonly<Record<keyof MergedLimits, Merge>> = {
  minLength: keepGreatest,
  maxLength: keepLeast,
  minItems: keepGreatest,
  maxItems: keepLeast,
  minProperties: keepGreatest,
  maxProperties: keepLeast,
  minimum: keepGreatest,
  exclusiveMinimum: keepGreatest,
  maximum: keepLeast,
  exclusiveMaximum: keepLeast,
  uniqueItems: keepAny,
  multipleOf: keepMultiple,
  pattern: keepFirst,
  format: keepFirst,
};

const merges: ReadonlyMap<string, Merge> = new Map(Object.entries(mergeOf));

/**
 * Puts the limits of a number into words: `"from 1 to 50"`, `"at least 1"`, `"greater than 0 and at most 1"`. For integers, an
 * exclusive limit becomes the next integer. Returns `undefined` without a limit.
 */
export function describeRange(limits: Limits, isInteger = false): string | undefined {
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
  if (maximum === undefined) return low === undefined ? undefined : `at least ${printCount(low, unit)}`;
  if (low === undefined) return `at most ${printCount(maximum, unit)}`;
  return low === maximum ? `exactly ${printCount(low, unit)}` : `${printNumber(low)} to ${printCount(maximum, unit)}`;
}

/** Prints a number of things: `"1 item"`, `"2 properties"`, `"2,000 requests"`. */
export function printCount(count: number, unit: string): string {
  return `${printNumber(count)} ${count === 1 ? unit : `${unit.replace(/(?<![aeiou])y$/, "ie")}s`}`;
}

/** Prints a whole number with separators of thousands: `"2,000"`. `toLocaleString` needs a hundred times as long. */
export function printNumber(count: number): string {
  return String(count).replaceAll(/(?<=\d)(?=(?:\d{3})+$)/g, ",");
}

/**
 * Describes a list by the number of its items that a schema admits: `"a list with at least 1 item that is text"`. Default of `each`, the
 * words for such an item: a reference to the schema.
 */
export function describeContains(minimum: number | undefined, maximum: number | undefined, each?: string): string {
  const count = describeCount(minimum, maximum, "item") ?? "any items";
  const be = (maximum ?? minimum) === 1 ? "is" : "are";
  return `a list with ${count} that ${each === undefined ? "its `contains` admits" : `${be} ${each}`}`;
}

/** Puts the words of a limit behind a noun: `"of at least 1"`, `"from 1 to 50"`. */
export function toAttribute(limit: string): string {
  return limit.startsWith("at ") ? `of ${limit}` : limit;
}

/** Puts the limits of a list into words: `"a list"`, `"a list of at most 2 items"`, `"a list of different items"`. */
export function describeList({ minItems, maxItems, uniqueItems = false }: Limits): string {
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
