import type { SchemaObject } from "@shortvideo-api/document";
import { createChance } from "./create-chance.js";
import { readLargest, readNumbers, readSmallest } from "./read-limits.js";

/**
 * Proposes numbers, likeliest first: the nearest to the wish, then within the limits, then the limits. Without a wish, a 64-bit
 * number comes first, as a decimal string that no double holds. The caller checks them.
 */
export function* proposeNumbers(
  members: readonly SchemaObject[],
  isWhole: boolean,
  wish: unknown,
  seed: number,
): Generator<number | string> {
  if (wish === undefined) yield* proposeLong(members, seed);
  const formats = members.map(({ format }) => limitsByFormat[format ?? ""] ?? {});
  const all = [...members, ...formats.filter((limits) => overlaps(members, limits))];
  const steps = [...readNumbers(members, ["multipleOf"]).filter((step) => step > 0), ...(isWhole ? [1] : [])];
  const step = steps.length === 0 ? undefined : steps.reduce(leastCommonMultiple);
  const low = readLargest(all, "minimum", "exclusiveMinimum");
  const high = readSmallest(all, "maximum", "exclusiveMaximum");
  const [least, most] = [low ?? Math.min(0, (high ?? span) - span), high ?? Math.max(0, low ?? 0) + span];
  const given = typeof wish === "string" && wish.trim() !== "" ? Number(wish) : wish;
  const wished = typeof given === "number" && Number.isFinite(given) ? [Math.min(Math.max(given, least), most)] : [];
  const chance = createChance(seed);
  const chosen =
    seed === 0 ? [] : Array.from({ length: 4 }, () => least + (chance(1_000_001) / 1_000_000) * (most - least));
  const middle = (least + most) / 2;
  for (const near of [...wished, ...chosen, Math.max(least, Math.min(1, most)), middle, least, most]) {
    yield* step === undefined ? [near, Math.round(near)] : nearSteps(near, step);
  }
  if (step !== undefined) return;
  // Between limits that are left out.
  for (const part of [1e-9, 1e-6, 1e-3]) yield* [least + part, most - part];
}

/** Proposes a 64-bit number of 19 digits, which a client that reads it as a double rounds. */
function* proposeLong(members: readonly SchemaObject[], seed: number): Generator<string> {
  if (!members.some(({ format }) => format === "int64" || format === "uint64")) return;
  const low = readLargest(members, "minimum", "exclusiveMinimum") ?? 0;
  const high = readSmallest(members, "maximum", "exclusiveMaximum") ?? Infinity;
  const isPlain = readNumbers(members, ["multipleOf"]).every((step) => step === 1);
  if (isPlain && low <= Number(someLong) && high >= 2 ** 63) yield String(someLong + BigInt(seed) * 2n);
}

/** Odd, so that no double holds it. */
const someLong = 7_300_000_000_000_000_001n;

/** A document may ask for 64-bit numbers that JSON readers round. */
function overlaps(
  members: readonly SchemaObject[],
  { minimum = -Infinity, maximum = Infinity }: SchemaObject,
): boolean {
  const low = readLargest(members, "minimum", "exclusiveMinimum") ?? -Infinity;
  const high = readSmallest(members, "maximum", "exclusiveMaximum") ?? Infinity;
  return low <= maximum && high >= minimum;
}

/** Where only one limit is given, or none. */
const span = 1_000_000;

/** Multiples around a number. A decimal step is counted in its own digits: `3 * 0.1` is no multiple of 0.1. */
function nearSteps(near: number, step: number): number[] {
  const count = Math.round(near / step);
  const digits = countDecimals(step);
  return [0, 1, -1, 2, -2].map((offset) => Number(((count + offset) * step).toFixed(digits)));
}

function countDecimals(number: number): number {
  const [, decimals = "", exponent = "0"] = /^-?\d+(?:\.(\d+))?(?:e([+-]?\d+))?$/i.exec(String(number)) ?? [];
  return Math.min(100, Math.max(0, decimals.length - Number(exponent)));
}

function leastCommonMultiple(one: number, other: number): number {
  const scale = 10 ** Math.max(countDecimals(one), countDecimals(other));
  const [left, right] = [Math.round(one * scale), Math.round(other * scale)];
  let [divisor, rest] = [left, right];
  while (rest !== 0) [divisor, rest] = [rest, divisor % rest];
  return (left / divisor) * (right / scale);
}

/** https://spec.openapis.org/registry/format/. What JSON readers round is left out of the 64-bit ones. */
const limitsByFormat: Readonly<Record<string, SchemaObject>> = {
  int8: { minimum: -128, maximum: 127 },
  int16: { minimum: -32_768, maximum: 32_767 },
  int32: { minimum: -(2 ** 31), maximum: 2 ** 31 - 1 },
  int64: { minimum: Number.MIN_SAFE_INTEGER, maximum: Number.MAX_SAFE_INTEGER },
  uint8: { minimum: 0, maximum: 255 },
  uint16: { minimum: 0, maximum: 65_535 },
  uint32: { minimum: 0, maximum: 2 ** 32 - 1 },
  uint64: { minimum: 0, maximum: Number.MAX_SAFE_INTEGER },
};
