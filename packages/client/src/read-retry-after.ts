/**
 * Reads how many milliseconds the service asks to wait; `undefined` when it does not, or not in a form that is known.
 * `retry-after-ms` goes before `retry-after`, which holds seconds or a date (RFC 9110, section 10.2.3).
 */
export function readRetryAfter(headers: Headers, now_ms: number): number | undefined {
  const exact_ms = readNumber(headers.get("retry-after-ms"));
  if (exact_ms !== undefined) return exact_ms;
  const value = headers.get("retry-after");
  const seconds = readNumber(value);
  if (seconds !== undefined) return seconds * 1_000;
  const until_ms = readDate(value);
  // Both dates are then by the same clock, and the caller's may be wrong.
  return until_ms === undefined ? undefined : Math.max(0, until_ms - (readDate(headers.get("date")) ?? now_ms));
}

function readNumber(value: string | null): number | undefined {
  return value !== null && /^\d+(\.\d+)?$/.test(value) ? Number(value) : undefined;
}

/** Reads a date in any of the three forms of RFC 9110, section 5.6.7. `Date.parse` alone finds dates everywhere. */
function readDate(value: string | null): number | undefined {
  if (value === null || !/^[A-Z][a-z]{2,8},? .*\d\d:\d\d:\d\d( \d{4}| GMT)$/.test(value)) return undefined;
  const time_ms = Date.parse(value.endsWith("GMT") ? value : `${value} GMT`);
  return Number.isNaN(time_ms) ? undefined : time_ms;
}
