/** Lists names in a sentence: ``"`asc`, `desc`"``. */
export function quoteNames(names: readonly string[]): string {
  return names.map((name) => `\`${name}\``).join(", ");
}
