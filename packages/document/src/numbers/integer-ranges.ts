import { compareNumbers, type ExactNumber, isWhole } from "./exact-number.ts";

/** The least and the greatest value of each format of integers: https://spec.openapis.org/registry/format/ */
export const integerRanges: ReadonlyMap<string, readonly [least: ExactNumber, most: ExactNumber]> = new Map([
  ["int8", [-(2 ** 7), 2 ** 7 - 1]],
  ["uint8", [0, 2 ** 8 - 1]],
  ["int16", [-(2 ** 15), 2 ** 15 - 1]],
  ["uint16", [0, 2 ** 16 - 1]],
  ["int32", [-(2 ** 31), 2 ** 31 - 1]],
  ["uint32", [0, 2 ** 32 - 1]],
  ["int64", [-(2n ** 63n), 2n ** 63n - 1n]],
  ["uint64", [0, 2n ** 64n - 1n]],
]);

/** Returns `true` for an integer within the range of a format of integers, and for any number of another format. */
export function isInFormat(value: ExactNumber, format: string | undefined): boolean {
  const [least, most] = integerRanges.get(format ?? "") ?? [];
  if (least === undefined || most === undefined) return true;
  return isWhole(value) && compareNumbers(value, least) >= 0 && compareNumbers(value, most) <= 0;
}
