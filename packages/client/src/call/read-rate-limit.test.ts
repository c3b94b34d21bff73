import { expect, test } from "vitest";
import { readDeprecation } from "./read-deprecation.js";
import { readRateLimit } from "./read-rate-limit.js";

const date = "Sun, 06 Nov 1994 08:49:37 GMT";
const epochSeconds = 784_111_777;

test.each<[Record<string, string>, limit: number | undefined, remaining: number, resetMs: number | undefined]>([
  [{ "RateLimit-Limit": "100", "RateLimit-Remaining": "50", "RateLimit-Reset": "30" }, 100, 50, 30_000],
  [{ "X-RateLimit-Limit": "60, 60;w=60", "X-RateLimit-Remaining": "0" }, 60, 0, undefined],
  [{ "X-Rate-Limit-Remaining": "-1", "X-Rate-Limit-Reset": "1.5" }, undefined, 0, 1_500],
  [
    { "X-RateLimit-Remaining": "7", "X-RateLimit-Reset": "2000000000", date: "Wed, 18 May 2033 03:33:10 GMT" },
    undefined,
    7,
    10_000,
  ],
  [
    {
      "X-RateLimit-Remaining": "7",
      "X-RateLimit-Reset": "2000000000500",
      date: "Wed, 18 May 2033 03:33:20 GMT",
    },
    undefined,
    7,
    500,
  ],
  [{ "X-RateLimit-Remaining": "7", "X-RateLimit-Reset": "1000000000" }, undefined, 7, 0],
  [{ RateLimit: '"default";r=50;t=30', "RateLimit-Policy": '"burst";q=10;w=1, "default";q=100;w=60' }, 100, 50, 30_000],
  [{ RateLimit: '"a";r=50;t=30, "b";r=0;t=5' }, undefined, 0, 5_000],
  [{ RateLimit: "limit=100, remaining=50, reset=5" }, 100, 50, 5_000],
])("reads the rate limit of %o", (headers, limit, remaining, resetMs) => {
  expect(readRateLimit(headers)).toEqual({ limit, remaining, resetMs });
  expect(readRateLimit(new Headers(headers))).toEqual({ limit, remaining, resetMs });
});

test.each<Record<string, string>>([
  {},
  { "x-ratelimit-remaining": "many" },
  { ratelimit: '"default"' },
  { "x-ratelimit-limit": "5" },
])("reads no rate limit of %o", (headers) => {
  expect(readRateLimit(headers)).toBeUndefined();
});

test.each<[Record<string, string>, since: number | undefined, sunset: number | undefined]>([
  [{ Deprecation: `@${epochSeconds}` }, epochSeconds, undefined],
  [{ Deprecation: date, Sunset: date }, epochSeconds, epochSeconds],
  [{ Deprecation: "true" }, undefined, undefined],
  [{ Sunset: date }, undefined, epochSeconds],
  [{ Deprecation: "false", Sunset: date }, undefined, epochSeconds],
  [{ Sunset: "soon" }, undefined, undefined],
])("reads the deprecation of %o", (headers, since, sunset) => {
  const found = readDeprecation(headers);

  expect(found).toBeDefined();
  expect([found?.since?.getTime(), found?.sunset?.getTime()]).toEqual(
    [since, sunset].map((seconds) => (seconds === undefined ? undefined : seconds * 1_000)),
  );
});

test.each<Record<string, string>>([{}, { deprecation: "?0" }, { deprecation: "false" }])(
  "reads no deprecation of %o",
  (headers) => {
    expect(readDeprecation(headers)).toBeUndefined();
  },
);
