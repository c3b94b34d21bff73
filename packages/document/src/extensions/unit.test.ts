import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { explainWrongUnit } from "./unit.ts";

/** For each unit: numbers that it can have, and numbers that it cannot. */
const units: Readonly<Record<string, readonly [can: readonly number[], cannot: readonly number[]]>> = {
  seconds: [
    [0, -5, 24.7, 34_000, 1e9],
    [1_760_000_000, 1_760_000_000_000],
  ],
  milliseconds: [
    [34_000, 1e12],
    [1_760_000_000_000, -1e13],
  ],
  "epoch-seconds": [
    [0, -1, 1, 86_400, 1_760_000_000, 4_200_000_000, 253_402_300_799],
    [1_760_000_000_000, 1.76e15, 1.76e18, 3e11],
  ],
  "epoch-milliseconds": [
    [0, 86_400_000, 1_760_000_000_000],
    [1_760_000_000, 1.76e15, 1.76e18],
  ],
  days: [
    [30, -1, 0.5],
    [1_760_000_000, 2e6],
  ],
  bytes: [
    [0, -1, 5e12],
    [3.5, -20],
  ],
  "bits-per-second": [
    [838_000, -1],
    [-838_000, 1e16],
  ],
  "frames-per-second": [[29.97, 240], [29_970_000]],
  pixels: [[720, -12.5], [1_760_000_000]],
  characters: [[0, 35], [35.5]],
  percent: [[-6.93, 250], [1_760_000_000]],
  ratio: [
    [0.74, -1, 2.35],
    [74, -74],
  ],
  lufs: [
    [-17.2, 3],
    [-1_720, 40],
  ],
};

test("tests each unit that spec/EXTENSIONS.md lists", () => {
  const text = readFileSync(new URL("../../../../spec/EXTENSIONS.md", import.meta.url), "utf8");
  const [, section = ""] = text.split("\n## x-unit\n");
  const [listed = ""] = section.split("```", 1);
  const names = [...listed.matchAll(/^\| `([a-z-]+)`/gm)].map(([, name]) => name);

  expect(new Set(names)).toEqual(new Set(Object.keys(units)));
});

test.each(Object.entries(units))("accepts numbers that %s can have, and rejects others", (unit, [can, cannot]) => {
  expect(can.filter((number) => explainWrongUnit(unit, number) !== undefined)).toEqual([]);
  expect(cannot.filter((number) => explainWrongUnit(unit, number) === undefined)).toEqual([]);
});
