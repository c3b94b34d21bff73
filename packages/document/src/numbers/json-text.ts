import { readExactNumber } from "./exact-number.ts";

/** The strings and numbers of a text that is known to be JSON. */
const stringOrNumber = /"(?:[^"\\]|\\.)*"|-?\d[\d.eE+-]*/g;

/**
 * A number that a double may round. A literal with fewer digits is the shortest text of a double, unless its exponent exceeds the range of
 * doubles. The expression begins with a digit, which it finds faster than the characters before a number.
 */
const longNumber = /[\d.](?<=(?:^|[\s:[,])-?.)(?:[\d.]{15}|[\d.]*e\+?\d{3})[\d.]*(?=[\s,\]}e]|$)/i;

/**
 * Parses JSON. An integer that a double would round becomes a `bigint`; see {@link readExactNumber}. Throws `SyntaxError` for a text that is
 * not JSON.
 */
export function parseJson(text: string): unknown {
  const value: unknown = JSON.parse(text);
  if (!longNumber.test(text)) return value;
  // Node 20 gives a reviver no source text. So long numbers become strings with a mark that no text can foresee.
  const mark = createMark();
  const integers: bigint[] = [];
  const marked = text.replaceAll(stringOrNumber, (token) => {
    if (token.startsWith('"') || !longNumber.test(token)) return token;
    const number = readExactNumber(token);
    return typeof number === "bigint" ? JSON.stringify(`${mark}${integers.push(number) - 1}`) : token;
  });
  return integers.length === 0 ? value : restoreIntegers(JSON.parse(marked), mark, integers);
}

/** Returns the value of a JSON text, or a text that is not JSON itself. */
export function parseIfJson(text: string): unknown {
  try {
    return parseJson(text);
  } catch {
    return text;
  }
}

function createMark(): string {
  return `\u007f${Math.random()}:`;
}

/** Replaces the marked strings by their integers, in place. */
function restoreIntegers(value: unknown, mark: string, integers: readonly bigint[]): unknown {
  const restore = (found: unknown): unknown =>
    typeof found === "string" && found.startsWith(mark) ? integers[Number(found.slice(mark.length))] : found;
  const restored = restore(value);
  // A list instead of recursion: deep JSON would overflow the stack.
  const pending: unknown[] = [restored];
  while (pending.length > 0) {
    const container = pending.pop();
    if (typeof container !== "object" || container === null) continue;
    for (const [key, inner] of Object.entries(container)) {
      const found = restore(inner);
      // An assignment to `__proto__` would set the prototype.
      if (found !== inner) Object.defineProperty(container, key, { value: found });
      else if (typeof inner === "object") pending.push(inner);
    }
  }
  return restored;
}

/**
 * Writes JSON. A `bigint` becomes a number with all its digits, where `JSON.stringify` throws. `indent` is the number of spaces for each
 * level; 0 writes one line. Returns "null" for a value that JSON omits.
 */
export function printJson(value: unknown, indent = 0): string {
  try {
    return write(value, indent);
  } catch (error) {
    // Throws again for a circle.
    if (!(error instanceof TypeError)) throw error;
  }
  const mark = createMark();
  const text = write(value, indent, (_, found) => (typeof found === "bigint" ? mark + String(found) : found));
  const [first = "", ...others] = text.split(JSON.stringify(mark).slice(0, -1));
  return first + others.map((part) => part.replace('"', "")).join("");
}

function write(value: unknown, indent: number, replacer?: (key: string, value: unknown) => unknown): string {
  // `JSON.stringify` returns `undefined` for functions and symbols, although its type says string.
  const text: string | undefined = JSON.stringify(value, replacer, indent);
  return text ?? "null";
}
