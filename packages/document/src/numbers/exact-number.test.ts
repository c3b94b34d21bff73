import * as fc from "fast-check";
import { expect, test } from "vitest";
import {
  addInteger,
  compareNumbers,
  type ExactNumber,
  findCommonMultiple,
  isMultipleOf,
  listNearMultiples,
  readExactNumber,
  toBigInt,
} from "./exact-number.ts";

test.each<[text: string, number: ExactNumber]>([
  ["9007199254740991", 9_007_199_254_740_991],
  ["9007199254740993", 9_007_199_254_740_993n],
  ["-9223372036854775808", -9_223_372_036_854_775_808n],
  ["7300000000000000000", 7.3e18],
  ["9.007199254740993e15", 9_007_199_254_740_993n],
  ["1e30", 1e30],
  ["1e400", 10n ** 400n],
  ["1e99999", Infinity],
  ["0.1234567890123456789", 0.123_456_789_012_345_68],
  ["10000000000000000.0", 1e16],
  ["-0", -0],
])("reads %s as %s", (text, number) => {
  expect(readExactNumber(text)).toBe(number);
});

test.each<[value: ExactNumber, divisor: ExactNumber, isMultiple: boolean]>([
  [19.99, 0.01, true],
  [19.995, 0.01, false],
  [0.3, 0.1, true],
  [1e300, 1e-300, true],
  [1e308, 0.123456789, false],
  [18_014_398_509_481_986n, 9_007_199_254_740_993n, true],
  [18_014_398_509_481_984n, 9_007_199_254_740_993n, false],
  [9_007_199_254_740_993n, 0.5, true],
  [7, 0, false],
  [-15, 5, true],
  [Infinity, 1, false],
])("%s is a multiple of %s: %s", (value, divisor, isMultiple) => {
  expect(isMultipleOf(value, divisor)).toBe(isMultiple);
});

test("finds multiples next to a fraction, and common multiples of fractions", () => {
  expect(listNearMultiples(0.255, 0.01)).toEqual([0.25, 0.26]);
  expect(listNearMultiples(-7, 2)).toEqual([-8, -6]);
  expect(listNearMultiples(6, 3)).toEqual([6, 6]);
  expect(findCommonMultiple(0.3, 0.7)).toBe(2.1);
});

const integers = fc.bigInt({ min: -(10n ** 30n), max: 10n ** 30n });

test("compares, adds and divides integers of any size as BigInt does", () => {
  fc.assert(
    fc.property(integers, integers, fc.integer({ min: -5, max: 5 }), (one, other, added) => {
      const [first, second] = [one, other].map((value) => readExactNumber(String(value)));
      if (first === undefined || second === undefined) throw new Error("There are two numbers.");
      expect(Math.sign(compareNumbers(first, second))).toBe(one < other ? -1 : one > other ? 1 : 0);
      expect(first === second).toBe(one === other);
      expect(toBigInt(first)).toBe(one);
      expect(toBigInt(addInteger(first, added))).toBe(one + BigInt(added));
      const divisor = other < 0n ? -other : other + 1n;
      expect(isMultipleOf(first, readExactNumber(String(divisor)))).toBe(one % divisor === 0n);
    }),
  );
});
