import { readHint } from "./read-hint.ts";
import { readNumber } from "./read-words.ts";
import { firstValid, pickFrom, type Task } from "./sample-task.ts";
import type { Sample } from "./sample.ts";
import type { SchemaObject } from "../schema/schema.ts";

/** Times for which the document has no example: the first of 2026. They go back as far as 2010, by an odd step. */
const epochs: Readonly<Record<string, { base: number; step: number; since: number }>> = {
  "epoch-seconds": { base: 1_767_225_600, step: -5_003, since: 1_262_304_000 },
  "epoch-milliseconds": { base: 1_767_225_600_000, step: -5_003_000, since: 1_262_304_000_000 },
};

/** How a point in time is counted, where the members say that the value is one. */
export function readEpoch(members: readonly SchemaObject[]): (typeof epochs)[string] | undefined {
  const unit = members.map((member) => member["x-unit"]).find((met) => met !== undefined);
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
      width > 0 ? firstValid([{ kind: "number", base, step: -width, minimum, maximum: base }], task) : undefined;
    if (past) return past;
  }
  const measured = typeof first === "number" ? buildMeasure(first, range, task) : undefined;
  if (measured) return measured;
  if (hints.length > 0) return pickFrom(hints);
  const { step, minimum, maximum } = range;
  const count = Math.floor((maximum - minimum) / step) + 1;
  const offset = range.hasMinimum ? readNumber(name, Math.min(count, 90)) : 10 + readNumber(name, 90);
  const base = Math.min(minimum + Math.max(offset, 0) * step, maximum);
  if (count > 1) {
    const counted = firstValid([{ kind: "number", base, step, minimum, maximum }], task);
    if (counted) return counted;
  }
  const near = range.limits.flatMap((limit) => [...listAbove(limit), ...listAbove(-limit).map((above) => -above)]);
  const fraction = isInteger ? [] : [0.5];
  const single = [base, minimum, maximum, (minimum + maximum) / 2, ...range.limits, 0, 1, ...near, ...fraction].find(
    admits,
  );
  return single === undefined ? undefined : { kind: "literal", value: single };
}

/** Plans a count where `x-sample` declares one: as large as the largest example. */
export function buildAmountSample(task: Task, { isText }: { isText: boolean }): Sample | undefined {
  const { members, hints, name } = task;
  const hint = readHint(members);
  if (hint !== "count" && hint !== "rounded-count") return undefined;
  const { minimum, maximum, step } = readRange(members, true);
  const examples = hints.map(Number).filter((value) => Number.isSafeInteger(value) && value > 0);
  const base = Math.min(maximum, examples.length > 0 ? Math.max(...examples) : 10 ** (1 + readNumber(name, 5)));
  if (step !== 1 || minimum > base) return undefined;
  return firstValid([{ kind: "amount", base, minimum, maximum, isText, isRounded: hint === "rounded-count" }], task);
}

/** The next whole numbers above a limit: by one and, where a double cannot hold that, by its precision. */
export function listAbove(limit: number): number[] {
  return [limit + 1, limit + Math.abs(limit) * 2 ** -51];
}

/**
 * A number with a fraction measures something and is no code, so that its neighbors are as good. Takes those from half of the
 * example to its double, in steps of its last place.
 */
function buildMeasure(example: number, range: Range, task: Task): Sample | undefined {
  const [, fraction = ""] = String(example).split(".");
  if (!/^\d{1,6}$/.test(fraction)) return undefined;
  const [low = 0, high = 0] = [example / 2, example * 2].sort((one, other) => one - other);
  const minimum = range.hasMinimum ? Math.max(low, range.minimum) : low;
  const bounds = { minimum, maximum: Math.min(high, range.maximum) };
  return firstValid([{ kind: "number", base: example, step: 10 ** -fraction.length, ...bounds }], task);
}

/** Multiples of `step` between `minimum` and `maximum`. */
interface Range {
  minimum: number;
  maximum: number;
  step: number;
  hasMinimum: boolean;
  /** Bounds as the schema has them, and their middle. */
  limits: readonly number[];
}

function readRange(members: readonly SchemaObject[], isInteger: boolean): Range {
  const step = readStep(members, isInteger);
  const lows = members.flatMap(({ minimum, exclusiveMinimum, format }) => [
    ...(minimum === undefined ? [] : [{ at: minimum, open: false }]),
    ...(exclusiveMinimum === undefined ? [] : [{ at: exclusiveMinimum, open: true }]),
    ...(format === "int32" ? [{ at: -(2 ** 31), open: false, weak: true }] : []),
  ]);
  const highs = members.flatMap(({ maximum, exclusiveMaximum, format }) => [
    ...(maximum === undefined ? [] : [{ at: maximum, open: false }]),
    ...(exclusiveMaximum === undefined ? [] : [{ at: exclusiveMaximum, open: true }]),
    ...(format === "int32" ? [{ at: 2 ** 31 - 1, open: false }] : []),
  ]);
  const declaredMinima = lows.filter((bound) => !("weak" in bound));
  const maximum = Math.min(
    ...highs.map(({ at, open }) => (open ? Math.ceil(at / step) - 1 : Math.floor(at / step)) * step),
    Math.floor(Number.MAX_SAFE_INTEGER / step) * step,
  );
  const least = maximum < 0 ? maximum - 1_000 * step : 0;
  const minimum =
    declaredMinima.length === 0
      ? least
      : Math.max(
          ...declaredMinima.map(({ at, open }) => (open ? Math.floor(at / step) + 1 : Math.ceil(at / step)) * step),
        );
  const limits = [...declaredMinima, ...highs].map(({ at }) => at);
  const middle =
    declaredMinima.length > 0 && highs.length > 0
      ? [(Math.max(...declaredMinima.map(({ at }) => at)) + Math.min(...highs.map(({ at }) => at))) / 2]
      : [];
  return { minimum, maximum, step, hasMinimum: declaredMinima.length > 0, limits: [...middle, ...limits] };
}

/** The smallest whole number that is a multiple of every `multipleOf`, as division by doubles has it. */
function readStep(members: readonly SchemaObject[], isInteger: boolean): number {
  const multiples = members.flatMap(({ multipleOf }) => multipleOf ?? []).filter((multiple) => multiple > 0);
  if (multiples.length === 0) return 1;
  for (let step = 1; step <= 1_000; step += 1) {
    if (multiples.every((multiple) => Number.isInteger(step / multiple))) return step;
  }
  const [largest = 1] = [...multiples].sort((one, other) => other - one);
  return isInteger ? Math.max(1, Math.ceil(largest)) : largest;
}
