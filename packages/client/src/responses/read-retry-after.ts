/**
 * Reads the wait that the service requests, in milliseconds; `undefined` if it requests none, or in an unknown form.
 * `retry-after-ms` takes precedence over `retry-after`, which contains seconds or a date (RFC 9110, section 10.2.3).
 */
export function readRetryAfter(headers: Headers, nowMs: number): number | undefined {
  const exactMs = String(headers.get("retry-after-ms"));
  const after = String(headers.get("retry-after"));
  if (numberPattern.test(exactMs)) return Number(exactMs);
  if (numberPattern.test(after)) return Number(after) * 1_000;
  const untilMs = readDate(after);
  // Both dates are from the service's clock, since the caller's clock may be wrong.
  return untilMs && Math.max(0, untilMs - (readDate(String(headers.get("date"))) ?? nowMs));
}

const numberPattern = /^\d+(\.\d+)?$/;

/** Reads a date in any of the three forms of RFC 9110, section 5.6.7. `Date.parse` alone accepts nearly any text. */
function readDate(text: string): number | undefined {
  const isDate = /:\d\d:\d\d( \d{4}| GMT)$/.test(text);
  return (isDate && Date.parse(text.replace(/( GMT)?$/, " GMT"))) || undefined;
}
