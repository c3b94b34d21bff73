/** Lists the first names, by default six, and counts the others: `"a, b, c, d, e, f and 2 more"`. */
export function listNames(names: readonly string[], most = 6): string {
  const rest = names.length - most;
  return rest > 0 ? `${names.slice(0, most).join(", ")} and ${rest} more` : names.join(", ");
}
