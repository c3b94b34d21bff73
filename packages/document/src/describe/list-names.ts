import { showValue } from "./show-value.ts";

/** Lists the first names, by default six, and counts the others: `"a, b, c, d, e, f and 2 more"`. */
export function listNames(names: readonly string[], most = 6): string {
  const rest = names.length - most;
  return rest > 0 ? `${names.slice(0, most).join(", ")} and ${rest} more` : names.join(", ");
}

/** Prints a name in backquotes: ``"`asc`"``. Every character is visible, see {@link showValue}. */
export function quoteName(name: string): string {
  return `\`${showValue(name)}\``;
}

/** Lists names in a sentence: ``"`asc`, `desc`"``. */
export function quoteNames(names: readonly string[], separator = ", "): string {
  return names.map(quoteName).join(separator);
}

/** Describes the options that a function does not have, in one sentence. Returns `undefined` without any. */
export function describeUnknownOptions(others: object): string | undefined {
  const names = Object.keys(others);
  if (names.length === 0) return undefined;
  return `Unknown ${names.length === 1 ? "option" : "options"}: ${quoteNames(names)}.`;
}
