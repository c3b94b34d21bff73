/**
 * Writes JSON like `JSON.stringify`, and a bigint as a number with all its digits. Use it for small bundles without 64-bit numbers that
 * are decimal strings; `stringifyExact` writes those, too.
 *
 * @example
 * stringifyJson({ id: 7300000000000000001n }); // '{"id":7300000000000000001}'
 */
export function stringifyJson(value: unknown): string {
  return writeDigits((mark) => writeJson(value, 0, mark));
}

/**
 * Writes JSON whose marked strings become numbers. `write` passes the digits of each number to `mark`, and writes the string that it
 * returns.
 */
export function writeDigits(write: (mark: (digits: string) => string) => string): string {
  // The sentinel starts each string that becomes a number. If another string starts with it, the loop tries another sentinel.
  for (let sentinel = "\u007f"; ; sentinel = `\u007f${Math.random()}`) {
    let count = 0;
    const text = write((digits) => {
      count += 1;
      return sentinel + digits;
    });
    if (count === 0) return text;
    const parts = text.split(`"${sentinel}`);
    if (parts.length === count + 1)
      return parts.map((part, index) => (index === 0 ? part : part.replace('"', ""))).join("");
  }
}

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
