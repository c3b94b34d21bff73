import * as fc from "fast-check";
import { expect, test } from "vitest";
import { readRetryAfter } from "./read-retry-after.js";

const nowMs = Date.UTC(1994, 10, 6, 8, 49, 30);

function read(headers: Record<string, string>): number | undefined {
  return readRetryAfter(new Headers(headers), nowMs);
}

test.each([
  [{ "retry-after": "3" }, 3_000],
  [{ "retry-after": "0" }, 0],
  [{ "retry-after": "1.5" }, 1_500],
  [{ "retry-after-ms": "250" }, 250],
  [{ "retry-after-ms": "250", "retry-after": "3" }, 250],
  [{ "retry-after-ms": "soon", "retry-after": "3" }, 3_000],
  [{ "retry-after": "Sun, 06 Nov 1994 08:49:37 GMT" }, 7_000],
  [{ "retry-after": "Sunday, 06-Nov-94 08:49:37 GMT" }, 7_000],
  [{ "retry-after": "Sun Nov  6 08:49:37 1994" }, 7_000],
  [{ "retry-after": "Sun, 06 Nov 1994 08:00:00 GMT" }, 0],
  [{ "retry-after": "Sun, 06 Nov 1994 08:49:37 GMT", date: "Sun, 06 Nov 1994 08:49:35 GMT" }, 2_000],
])("reads the wait of %o", (headers, waitMs) => {
  expect(read(headers)).toBe(waitMs);
});

test.each([[{}], [{ "retry-after": "" }], [{ "retry-after": "-1" }], [{ "retry-after": "3 apples" }]])(
  "returns `undefined` for %o",
  (headers) => {
    expect(read(headers)).toBeUndefined();
  },
);

test("reads any number of seconds, and any date as the time until then", () => {
  const someSeconds = fc.nat(10 ** 9);
  fc.assert(
    fc.property(someSeconds, (seconds) => {
      expect(read({ "retry-after": String(seconds) })).toBe(seconds * 1_000);
      expect(read({ "retry-after": new Date(nowMs + seconds * 1_000).toUTCString() })).toBe(seconds * 1_000);
      expect(read({ "retry-after": new Date(nowMs - seconds * 1_000).toUTCString() })).toBe(0);
    }),
  );
});

test("returns 0 or more, or `undefined`, for any headers", () => {
  const someText = fc.string().map((text) => text.replaceAll(/[^\x20-\x7e]/g, ""));
  fc.assert(
    fc.property(someText, someText, (value, date) => {
      const waitMs = read({ "retry-after": value, date });

      expect(waitMs === undefined || waitMs >= 0).toBe(true);
    }),
  );
});
