const mostNames = 6;

/** Lists the first six names, and counts the others: `"a, b, c, d, e, f and 2 more"`. */
export function listNames(names: readonly string[]): string {
  const rest = names.length - mostNames;
  return rest > 0 ? `${names.slice(0, mostNames).join(", ")} and ${rest} more` : names.join(", ");
}
