import { expect, test } from "vitest";
import { createPace, type PaceClock } from "./create-pace.js";

/** A clock that shows 5 s, and goes on when something waits for it. */
function createClock(): PaceClock & { pass: (delay_ms: number) => void } {
  let nowMs = 5_000;
  const pass = (delay_ms: number) => void (nowMs += delay_ms);
  return { now: () => nowMs, wait: async (delay_ms) => pass(delay_ms), pass };
}

test("lets requests go evenly, and no more of them in a second than it was told", async () => {
  const clock = createClock();
  const pace = createPace(10, clock);
  const wentAt: number[] = [];

  for (let request = 0; request < 12; request += 1) {
    await pace.next();
    wentAt.push(clock.now() - 5_000);
  }

  expect(wentAt).toEqual([0, 100, 200, 300, 400, 500, 600, 700, 800, 900, 1_000, 1_100]);
});

test("does not make up for time in which no request came", async () => {
  const clock = createClock();
  const pace = createPace(10, clock);

  await pace.next();
  clock.pass(1_000);
  await pace.next();
  await pace.next();

  expect(clock.now()).toBe(6_100);
});

test("lets no request go while it is held", async () => {
  const clock = createClock();
  const pace = createPace(10, clock);

  pace.hold(2_000);
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
