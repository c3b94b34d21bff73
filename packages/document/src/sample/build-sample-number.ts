import {
  addInteger,
  type ExactNumber,
  findGreatest,
  integerRanges,
  isMultipleOf,
  listNearMultiples,
} from "../numbers/exact-number.ts";
import { findValid, pickFrom, readHint, type Task } from "./sample-task.ts";
import { readNumber } from "./read-words.ts";
import type { Sample } from "./sample.ts";
import type { SchemaObject } from "../schema/schema.ts";

/** Times without an example begin on 1 January 2026, and go back in odd steps as far as 2010. By unit, counted since 1970. */
const epochs: Readonly<Record<string, { base: number; step: number; since: number }>> = {
  "epoch-seconds": { base: 1_767_225_600, step: -5_003, since: 1_262_304_000 },
  "epoch-milliseconds": { base: 1_767_225_600_000, step: -5_003_000, since: 1_262_304_000_000 },
};

/** Returns the start and the step of times in the unit that the members name. Returns `undefined` if they name no unit of time. */
export function readEpoch(members: readonly SchemaObject[]): (typeof epochs)[string] | undefined {
  const unit = members.map((member) => member["x-unit"]).find((each) => each !== undefined);
  return typeof unit === "string" && Object.hasOwn(epochs, unit) ? epochs[unit] : undefined;
}

/** Plans a number by its examples, its unit and its bounds. */
export function buildNumberSample(task: Task, isInteger: boolean): Sample | undefined {
  const { members, hints, name, admits } = task;
  const amount = buildAmountSample(task, { isText: false });
  if (amount) return amount;
  const epoch = readEpoch(members);
  const range = readRange(members, isInteger);
  const [first] = hints;
  if (epoch && (first === undefined || typeof first === "number")) {
    const base = first ?? epoch.base;
    const width = Number.isInteger(base / range.step) ? Math.max(range.step, Math.abs(epoch.step)) : 0;
    const minimum = Math.max(range.minimum, Math.min(base, epoch.since));
    const past =
      width > 0 ? findValid([{ kind: "number", base, step: -width, minimum, maximum: base }], task) : undefined;
    if (past) return past;
  }
  const measured = typeof first === "number" ? buildMeasure(first, range, task) : undefined;
  if (measured) return measured;
  if (hints.length > 0) return pickFrom(hints);
  const { step, minimum, maximum } = range;
  const count = Math.floor((maximum - minimum) / step) + 1;
  const offset = range.hasMinimum ? readNumber(name, Math.max(1, Math.min(count, 90))) : 10 + readNumber(name, 90);
  const base = Math.min(minimum + Math.max(offset, 0) * step, maximum);
  if (count > 1) {
    const counted = findValid([{ kind: "number", base, step, minimum, maximum }], task);
    if (counted) return counted;
  }
  const near = listNear(members, range.limits);
  const fraction = isInteger ? [] : [0.5];
  const single = [base, minimum, maximum, (minimum + maximum) / 2, ...range.limits, 0, 1, ...near, ...fraction].find(
    admits,
  );
  return single === undefined ? undefined : { kind: "literal", value: single };
}

/** Plans a count as large as its largest example. Returns `undefined` unless `x-sample` declares a count. */
export function buildAmountSample(task: Task, { isText }: { isText: boolean }): Sample | undefined {
  const { members, hints, name } = task;
  const hint = readHint(members);
  if (hint !== "count" && hint !== "rounded-count") return undefined;
  const { minimum, maximum, step } = readRange(members, true);
  const examples = hints.map(Number).filter((value) => Number.isSafeInteger(value) && value > 0);
  const base = Math.min(maximum, examples.length > 0 ? Math.max(...examples) : 10 ** (1 + readNumber(name, 5)));
  if (step !== 1 || minimum > base) return undefined;
  return findValid([{ kind: "amount", base, minimum, maximum, isText, isRounded: hint === "rounded-count" }], task);
}

/** Lists numbers near limits: the next integers, the next doubles, and the next multiples of each `multipleOf`. */
export function listNear(members: readonly SchemaObject[], limits: readonly ExactNumber[]): ExactNumber[] {
  const units = members.flatMap(({ multipleOf }) => multipleOf ?? []);
  return limits.flatMap((limit) => {
    const [below = limit, above = limit] = listNearMultiples(limit, 1);
    const width = Math.abs(Number(limit)) * 2 ** -51;
    const doubles = typeof limit === "bigint" ? [] : [limit + width, limit - width];
    const multiples = units.flatMap((unit) =>
      [...listNearMultiples(limit, unit), Number(limit) + Number(unit), Number(limit) - Number(unit)].flatMap((near) =>
        listNearMultiples(near, unit),
      ),
    );
    const integers = [addInteger(below, 1), addInteger(above, -1)];
    // Most programs read numbers as doubles, among which the next integer may be the limit itself.
    const isShort = Math.abs(Number(limit)) < 2 ** 53;
    return [...(isShort ? [...integers, ...doubles] : [...doubles, ...integers]), ...multiples];
  });
}

/**
 * Plans numbers from half of an example to its double, in steps of its last decimal place. A number with a fraction is a measurement and
 * not a code, so numbers near it are valid, too. Returns `undefined` for an example without a fraction.
 */
function buildMeasure(example: number, range: Range, task: Task): Sample | undefined {
  const [, fraction = ""] = String(example).split(".");
  if (!/^\d{1,6}$/.test(fraction)) return undefined;
  const [low = 0, high = 0] = [example / 2, example * 2].sort((one, other) => one - other);
  const minimum = range.hasMinimum ? Math.max(low, range.minimum) : low;
  const bounds = { minimum, maximum: Math.min(high, range.maximum) };
  return findValid([{ kind: "number", base: example, step: 10 ** -fraction.length, ...bounds }], task);
}

/** The multiples of `step` between `minimum` and `maximum`. */
interface Range {
  minimum: number;
  maximum: number;
  step: number;
  hasMinimum: boolean;
  /** The bounds in the schema, and the middle between them. */
  limits: readonly ExactNumber[];
}

function readRange(members: readonly SchemaObject[], isInteger: boolean): Range {
  const lows = members.flatMap(({ minimum, exclusiveMinimum }) => listBounds(minimum, exclusiveMinimum));
  const highs = members.flatMap(({ maximum, exclusiveMaximum, format }) => [
    ...listBounds(maximum, exclusiveMaximum),
    ...listBounds(readMost(format), undefined),
  ]);
  const limits = listLimits(members);
  const width = Math.min(...highs.map(({ value }) => value)) - Math.max(...lows.map(({ value }) => value));
  const step = readStep(members, isInteger, width);
  const multiplesBelow = highs.map(
    ({ value, isExclusive }) => (isExclusive ? Math.ceil(value / step) - 1 : Math.floor(value / step)) * step,
  );
  const multiplesAbove = lows.map(
    ({ value, isExclusive }) => (isExclusive ? Math.floor(value / step) + 1 : Math.ceil(value / step)) * step,
  );
  const maximum = Math.min(...multiplesBelow, Math.floor(Number.MAX_SAFE_INTEGER / step) * step);
  const hasMinimum = lows.length > 0;
  const leastByDefault = maximum < 0 ? maximum - 1_000 * step : 0;
  const middle =
    hasMinimum && highs.length > 0
      ? [(Math.max(...lows.map(({ value }) => value)) + Math.min(...highs.map(({ value }) => value))) / 2]
      : [];
  const minimum = hasMinimum ? Math.max(...multiplesAbove) : leastByDefault;
  return { minimum, maximum, step, hasMinimum, limits: [...middle, ...limits] };
}

/** Lists the bounds of schemas with all their digits. */
export function listLimits(members: readonly SchemaObject[]): ExactNumber[] {
  return members.flatMap(({ minimum, exclusiveMinimum, maximum, exclusiveMaximum }) =>
    [minimum, exclusiveMinimum, maximum, exclusiveMaximum].filter((limit) => limit !== undefined),
  );
}

/** A bound, rounded to a double. Only checked values are planned from it. */
interface Bound {
  readonly value: number;
  readonly isExclusive: boolean;
}

/** Returns the greatest value of a format of integers; `undefined` for one of 64 bits, far beyond any sample. */
function readMost(format: string | undefined): number | undefined {
  const [, most] = integerRanges.get(format ?? "") ?? [];
  return typeof most === "number" ? most : undefined;
}

function listBounds(inclusive: ExactNumber | undefined, exclusive: ExactNumber | undefined): Bound[] {
  return [
    ...(inclusive === undefined ? [] : [{ value: Number(inclusive), isExclusive: false }]),
    ...(exclusive === undefined ? [] : [{ value: Number(exclusive), isExclusive: true }]),
  ];
}

/**
 * Returns the smallest whole number up to 1,000 that is a multiple of every `multipleOf`; else the largest `multipleOf`. Without one,
 * returns 1, or the decimal step of which `width` has at least ten.
 */
function readStep(members: readonly SchemaObject[], isInteger: boolean, width: number): number {
  const multiples = members.flatMap(({ multipleOf }) => multipleOf ?? []).filter((multiple) => multiple > 0);
  const isNarrow = !isInteger && width > 0 && width < 1;
  if (multiples.length === 0) return isNarrow ? 10 ** (Math.floor(Math.log10(width)) - 1) : 1;
  for (let step = 1; step <= 1_000; step += 1) {
    if (multiples.every((multiple) => isMultipleOf(step, multiple))) return step;
  }
  const largest = Number(findGreatest(multiples));
  return isInteger ? Math.max(1, Math.ceil(largest)) : largest;
}
