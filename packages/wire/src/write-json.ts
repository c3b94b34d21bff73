/**
 * Writes JSON like `JSON.stringify`, which throws for a bigint. Writes the string that `mark` returns for its digits instead.
 */
export function writeJson(value: unknown, indent: number, mark: (digits: string) => string): string {
  try {
    return JSON.stringify(value, null, indent);
  } catch {
    // Throws again for a circle.
    return JSON.stringify(
      value,
      (_, found: unknown) => (typeof found === "bigint" ? mark(String(found)) : found),
      indent,
    );
  }
}
