/** Writes milliseconds as people do, rounded up: "1 s", "30 s", "5 min", "more than a day". */
export function describeDuration(duration_ms: number): string {
  const seconds = Math.ceil(duration_ms / 1_000);
  if (seconds > 86_400) return "more than a day";
  return seconds > 120 ? `${Math.ceil(seconds / 60)} min` : `${seconds} s`;
}
