/** Writes milliseconds as people do, rounded up: "1 s", "300 s", "more than a day". */
export function describeDuration(durationMs: number): string {
  const seconds = Math.ceil(durationMs / 1_000);
  return seconds > 86_400 ? "more than a day" : `${seconds} s`;
}
