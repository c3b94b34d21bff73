/**
 * Returns the lowest documented success, or 200 for `2XX` and `default`. Without a success, returns the first status that is not 1xx,
 * because a 1xx announces another response, or the first one of a range: 400 for `4XX`.
 */
export function readUsualStatus({ responses }: { readonly responses: ReadonlyMap<string, unknown> }): number {
  const keys = [...responses.keys()];
  const statuses = keys.filter((key) => /^\d{3}$/.test(key)).map(Number);
  const successes = statuses.filter((status) => status >= 200 && status < 300);
  if (successes.length > 0) return Math.min(...successes);
  if (keys.some((key) => /^(?:2XX|default)$/i.test(key))) return 200;
  const ranges = keys.filter((key) => /^[345]XX$/i.test(key)).map((key) => Number(key.charAt(0)) * 100);
  return statuses.find((status) => status >= 200) ?? ranges[0] ?? statuses[0] ?? 200;
}
