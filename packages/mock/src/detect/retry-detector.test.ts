import { expect, test } from "vitest";
import { library } from "../../test/library.js";
import { makeObservation } from "../../test/make-observation.js";
import { loadDocument } from "../operation/load-document.js";
import { readServedOperations } from "../operation/read-served-operations.js";
import { createRetryDetector } from "./retry-detector.js";
import type { Observation, ObservedConnection } from "./observation.js";

const [list, add] = readServedOperations((await loadDocument(library.spec)).document);
if (!list || !add) throw new Error("The library has too few operations.");

const refusal = makeObservation(list, { status: 429, details: { retryAfter: 60 } });
const limited = { scenario: { name: "rate-limited", parameters: { "retry-after": "60", times: "9" } } };
const limitedRefusal = makeObservation(list, { status: 429, preference: limited, details: { retryAfter: 60 } });

/** Returns the warnings for a request some milliseconds after a rejection. The clock starts at 1,000. */
function lookAfter(waitMs: number, refused: Observation, next: Observation): string[] {
  let timeMs = 1_000;
  const detector = createRetryDetector(() => timeMs);
  const memory = {};
  detector.remember(memory, refused);
  timeMs += waitMs;
  return detector.findWarnings(memory, next).map(({ code, message }) => `${code}: ${message}`);
}

test("warns of the same request before the time is over, but not after it", () => {
  expect(lookAfter(59_000, refusal, refusal)).toEqual([
    "retry-too-early: books.list responded with 429 and asked to wait 60 seconds (`retry-after`), and books.list was called before " +
      "that time was over. Wait as long as the response says.",
  ]);
  expect(lookAfter(60_000, refusal, refusal)).toEqual([]);
});

test("counts the time from when the response was ready, because its delivery may be noticed late", () => {
  const lateByMs = 500;
  const early = { ...refusal, readyAt: refusal.readyAt - lateByMs };

  expect(lookAfter(60_000 - lateByMs, early, refusal)).toEqual([]);
  expect(lookAfter(60_000 - 2 * lateByMs, early, refusal)).toHaveLength(1);
});

test("accepts other requests and other preferences, because other tests of the suite do not wait", () => {
  expect(lookAfter(1, refusal, makeObservation(list, { parameters: { "query.count": ["5"] } }))).toEqual([]);
  expect(lookAfter(1, refusal, makeObservation(add))).toEqual([]);
  expect(lookAfter(1, refusal, makeObservation(list, { preference: { seed: 3 } }))).toEqual([]);
});

test("warns of any request if the scenario rejects all requests of the session", () => {
  expect(lookAfter(1, limitedRefusal, makeObservation(add, { preference: limited }))).toHaveLength(1);
});

test.each([
  ["the same request", refusal, refusal],
  ["any request of a rate-limited session", limitedRefusal, makeObservation(add, { preference: limited })],
])("warns only of a request that was certainly sent after the rejection: %s", (_, rejection, next) => {
  const look = (closedAt: number | undefined, connection: ObservedConnection, isReset = false): number =>
    lookAfter(1, { ...rejection, connection: { id: 1, since: 0, closedAt, isReset } }, { ...next, connection }).length;
  const opened = { id: 2, since: 1_000, closedAt: undefined };

  expect(look(undefined, { id: 1, since: 0, closedAt: undefined })).toBe(1);
  expect(look(1_000, opened)).toBe(1);
  // The caller may have sent both at the same time.
  expect(look(undefined, opened)).toBe(0);
  expect(look(1_000, { ...opened, since: 999 })).toBe(0);
  // The caller may have left without reading the rejection.
  expect(look(1_000, opened, true)).toBe(0);
});
