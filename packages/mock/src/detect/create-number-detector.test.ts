import { expect, test } from "vitest";
import { library } from "../../test/library.js";
import { makeObservation } from "../../test/make-observation.js";
import { loadDocument } from "../operation/load-document.js";
import { readServedOperations } from "../operation/read-served-operations.js";
import { createNumberDetector } from "./create-number-detector.js";

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
  detector.release(memory);
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
