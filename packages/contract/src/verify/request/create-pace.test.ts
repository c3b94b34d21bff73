import { expect, test } from "vitest";
import { createPace, type PaceClock } from "./create-pace.js";

/** Creates a clock that starts at 5 s and advances during waits. */
function createClock(): PaceClock & { pass: (delayMs: number) => void } {
  let nowMs = 5_000;
  const pass = (delayMs: number) => void (nowMs += delayMs);
  return { now: () => nowMs, wait: async (delayMs) => pass(delayMs), pass };
}

test("spaces requests evenly, at the given rate", async () => {
  const clock = createClock();
  const pace = createPace(10, clock);
  const sentAtMs: number[] = [];

  for (let request = 0; request < 12; request += 1) {
    await pace.next();
    sentAtMs.push(clock.now() - 5_000);
  }

  expect(sentAtMs).toEqual([0, 100, 200, 300, 400, 500, 600, 700, 800, 900, 1_000, 1_100]);
});

test("does not catch up after a pause without requests", async () => {
  const clock = createClock();
  const pace = createPace(10, clock);

  await pace.next();
  clock.pass(1_000);
  await pace.next();
  await pace.next();

  expect(clock.now()).toBe(6_100);
});

test("delays the next request by the given time", async () => {
  const clock = createClock();
  const pace = createPace(10, clock);

  pace.delay(2_000);
  await pace.next();

  expect(clock.now()).toBe(7_000);
});

test("rejects with the reason of a signal that aborts while it waits", async () => {
  const reason = new Error("enough");
  const controller = new AbortController();
  const pace = createPace(1 / 3_600);
  await pace.next();

  const next = pace.next(controller.signal);
  controller.abort(reason);

  await expect(next).rejects.toMatchObject({ name: "AbortError", cause: reason });
});
