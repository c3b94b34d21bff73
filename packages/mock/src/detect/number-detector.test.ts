import { expect, test } from "vitest";
import { library } from "../../test/library.js";
import { makeObservation } from "../../test/make-observation.js";
import { loadDocument } from "../operation/load-document.js";
import { readServedOperations } from "../operation/read-served-operations.js";
import { createNumberDetector, findRounded } from "./number-detector.js";

const [list] = readServedOperations((await loadDocument(library.spec)).document);
if (!list) throw new Error("The library has no operation.");

const base = 7_301_234_567_890_000_000n;
const observe = (index: number) =>
  makeObservation(list, { details: { numbers: BigUint64Array.of(base + BigInt(index) * 10_000n + 1n) } });
const sends = (index: number) =>
  makeObservation(list, { parameters: { "query.tag": [String(Number(base + BigInt(index) * 10_000n + 1n))] } });

test("remembers the numbers of the latest 64 responses", () => {
  const room = { left: 1_000 };
  const detector = createNumberDetector(room);
  const memory = {};

  for (let index = 0; index < 70; index++) detector.remember(memory, observe(index));

  expect([0, 5, 6, 69].map((index) => detector.findWarnings(memory, sends(index)).length)).toEqual([0, 0, 1, 1]);
  expect(room.left).toBe(1_000 - 64);
  detector.release?.(memory);
  expect(room.left).toBe(1_000);
});

test("remembers the latest four responses when all sessions together have used up the room", () => {
  const detector = createNumberDetector({ left: 0 });
  const memory = {};

  for (let index = 0; index < 10; index++) detector.remember(memory, observe(index));

  expect([5, 6, 9].map((index) => detector.findWarnings(memory, sends(index)).length)).toEqual([0, 1, 1]);
});

test("does not remember the response to a rounded number, because it may repeat that number", () => {
  const detector = createNumberDetector({ left: 1_000 });
  const memory = {};
  detector.remember(memory, observe(1));
  const sent = sends(1);
  const rounded = { ...sent, details: { ...sent.details, numbers: BigUint64Array.of(BigInt(Number(base + 10_001n))) } };

  detector.findWarnings(memory, rounded);
  detector.remember(memory, rounded);

  expect(detector.findWarnings(memory, rounded)).toHaveLength(1);
});

const id = 7301245789012345678n;
const given = [1n, id, 18_446_744_073_709_551_615n];

test.each([
  ["JavaScript", String(Number(id))],
  ["JavaScript, with an exponent", Number(id).toExponential()],
  ["Python's int(float(id)), C's %.0f", String(BigInt(Number(id)))],
  ["Python's str(float(id)), Go's %v", "7.301245789012346e+18"],
  ["the same with its + read as a space", "7.301245789012346e 18"],
  ["Java", "7.301245789012346E18"],
  ["Java's BigDecimal of a double", "7301245789012345856.0"],
  ["PHP's echo", "7.3012457890123E+18"],
  ["Perl", "7.30124578901235e+18"],
  ["awk", "7.30125e+18"],
  ["spreadsheets", "7301245789012350000"],
  ["spreadsheets that cut digits off", "7301245789012340000"],
  ["a float of 32 bits, with all its digits", String(BigInt(Math.fround(Number(id))))],
  ["a float of 32 bits, as a double prints it", Math.fround(Number(id)).toExponential()],
  ["a float of 32 bits, as Java prints it", Number(Math.fround(Number(id)).toPrecision(8)).toExponential()],
  ["a list of ids", `5,${Number(id)},6`],
  ["JSON", `{"id":${Number(id)}}`],
])("finds a number that was rounded by %s", (_, text) => {
  expect(findRounded(text, () => given)?.exact).toBe(id);
});

test.each([
  ["the number itself", String(id)],
  ["another number with all its digits", "7301245789012345679"],
  ["another number that ends in zeros", "7301245789012300000"],
  ["another number of the same size", "7.4e+18"],
  ["a small number", "7301"],
  ["a number within a word", "x7301245789012346000"],
  ["a decimal with many digits", "0.7301245789012346"],
  ["no number", "all"],
])("finds nothing in %s", (_, text) => {
  expect(findRounded(text, () => given)).toBeUndefined();
});

test("treats a received number as exact, even if it is also another one rounded", () => {
  const rounded = BigInt(Number(id));

  expect(findRounded(String(rounded), () => [id, rounded])).toBeUndefined();
});

test("compares only the first 20 numbers of a text that look rounded", () => {
  let compared = 0;
  const listGiven = () => {
    compared++;
    return given;
  };

  findRounded("9000000000000000000,".repeat(1_000), listGiven);

  expect(compared).toBe(20);
});

test("treats an exponent that loses no digit as exact", () => {
  expect(findRounded("7.3e18", () => [7_300_000_000_000_000_000n])).toBeUndefined();
});
