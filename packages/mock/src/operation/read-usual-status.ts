/**
 * Returns the lowest documented success, or 200 for `2XX` and `default`. Without a success, returns the first status that is not 1xx,
 * because a 1xx announces another response.
 */
export function readUsualStatus({ responses }: { readonly responses: ReadonlyMap<string, unknown> }): number {
  const statuses = [...responses.keys()].filter((key) => /^\d{3}$/.test(key)).map(Number);
  const successes = statuses.filter((status) => status >= 200 && status < 300);
  if (successes.length > 0) return Math.min(...successes);
  const isOpen = [...responses.keys()].some((key) => /^(?:2XX|default)$/i.test(key));
  return isOpen ? 200 : (statuses.find((status) => status >= 200) ?? statuses[0] ?? 200);
}
