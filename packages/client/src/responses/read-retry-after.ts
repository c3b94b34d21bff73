/**
 * Reads how many milliseconds the service asks to wait; `undefined` when it does not, or not in a form that is known.
 * `retry-after-ms` goes before `retry-after`, which holds seconds or a date (RFC 9110, section 10.2.3).
 */
export function readRetryAfter(headers: Headers, nowMs: number): number | undefined {
  const exactMs = String(headers.get("retry-after-ms"));
  const after = String(headers.get("retry-after"));
  if (isNumber.test(exactMs)) return Number(exactMs);
  if (isNumber.test(after)) return Number(after) * 1_000;
  const untilMs = readDate(after);
  // Both dates are then by the same clock, and the caller's may be wrong.
  return untilMs && Math.max(0, untilMs - (readDate(String(headers.get("date"))) ?? nowMs));
}

const isNumber = /^\d+(\.\d+)?$/;

/** Reads a date in any of the three forms of RFC 9110, section 5.6.7. `Date.parse` alone finds dates everywhere. */
function readDate(text: string): number | undefined {
  const isDate = /:\d\d:\d\d( \d{4}| GMT)$/.test(text);
  return (isDate && Date.parse(text.replace(/( GMT)?$/, " GMT"))) || undefined;
}
