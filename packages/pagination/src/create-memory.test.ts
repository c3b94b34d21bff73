import { expect, test } from "vitest";
import { capacity, createMemory } from "./create-memory.js";
import { digest } from "./identify-items.js";

test("knows all values up to its capacity", () => {
  const memory = createMemory();
  const values = Array.from({ length: capacity }, (_, index) => digest(`item ${index}`));

  const results = [...values, ...values].map(memory.add);

  expect(results.indexOf(true)).toBe(capacity);
  expect(results.lastIndexOf(false)).toBe(capacity - 1);
  expect(memory.isStale()).toBe(false);
});

test("knows the latest values after many others", () => {
  const memory = createMemory();
  for (let index = 0; index < capacity * 20; index += 1) memory.add(digest(`item ${index}`));

  expect(memory.add(digest(`item ${capacity * 20 - 1}`))).toBe(true);
  expect(memory.add(digest(`item ${capacity * 19 + 1}`))).toBe(true);
});

test("takes none of a million new values for a known one, and is not stale", () => {
  const memory = createMemory();
  let known = 0;
  let stale = 0;

  for (let index = 0; index < 1_000_000; index += 1) {
    if (memory.add(digest(`item ${index}`))) known += 1;
    if (memory.isStale()) stale += 1;
  }

  expect([known, stale]).toEqual([0, 0]);
});

test("is stale soon after the first round of a loop of any length", () => {
  for (const length of [capacity + 1, capacity * 3, capacity * 30]) {
    const memory = createMemory();
    let added = 0;
    while (!memory.isStale() && added < length * 2) {
      memory.add(digest(`item ${added % length}`));
      added += 1;
    }

    expect(added).toBeGreaterThan(length);
    expect(added).toBeLessThan(length * 1.02 + 500);
  }
});

test("spreads the digests of similar texts evenly", () => {
  const counts = Array.from({ length: 16 }, () => 0);
  for (let index = 0; index < 16_000; index += 1) {
    const place = digest(String(7_300_000_000_000 + index)) % counts.length;
    counts[place] = (counts[place] ?? 0) + 1;
  }

  expect(Math.min(...counts)).toBeGreaterThan(800);
  expect(Math.max(...counts)).toBeLessThan(1200);
});
