import { isRecord, printNumber } from "@shortvideo-api/document";

/** A value that fits a limit, and the parts that were left off. */
export interface FittedValue {
  readonly value: unknown;
  /** Each part in words: "`video` (5,120 bytes)". */
  readonly leftOff: readonly string[];
}

/** Prints a value as JSON. Integers that are bigints become texts, with all digits. */
export function printValue(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) => (typeof part === "bigint" ? String(part) : part)) ?? "null";
}

/** Returns the number of bytes of a value as JSON in UTF-8. */
export function countBytes(value: unknown): number {
  return Buffer.byteLength(printValue(value));
}

/**
 * Leaves off parts of a value until its JSON has at most `maxBytes`. Small fields stay before large ones; of a list, the first items stay.
 */
export function fitValue(value: unknown, maxBytes: number): FittedValue {
  const leftOff: string[] = [];
  return { value: shrink(value, maxBytes, "", leftOff), leftOff };
}

/** A share of fewer bytes shows too little of a part. */
const leastShare = 120;

function shrink(value: unknown, maxBytes: number, place: string, leftOff: string[]): unknown {
  const bytes = countBytes(value);
  if (bytes <= maxBytes) return value;
  if (typeof value === "string") return cutText(value, maxBytes, place, leftOff);
  if (Array.isArray(value)) return cutList(value, maxBytes, place, leftOff);
  if (isRecord(value)) return cutObject(value, maxBytes, place, leftOff);
  return value;
}

function cutText(text: string, maxBytes: number, place: string, leftOff: string[]): string {
  // Six bytes is the longest form of a character in JSON.
  let end = Math.min(text.length, Math.max(0, maxBytes - 6));
  while (end > 0 && countBytes(text.slice(0, end)) + 3 > maxBytes) end = Math.floor(end * 0.8);
  const cut = text.slice(0, end).replace(/\p{Cs}$/u, "");
  leftOff.push(`${name(place)} after ${printNumber(cut.length)} of ${printNumber(text.length)} characters`);
  return `${cut}…`;
}

function cutList(items: readonly unknown[], maxBytes: number, place: string, leftOff: string[]): unknown[] {
  const kept: unknown[] = [];
  let left = maxBytes - 2;
  for (const item of items) {
    const bytes = countBytes(item) + 1;
    if (bytes > left) break;
    kept.push(item);
    left -= bytes;
  }
  // One item that is too large by itself is better than none.
  if (kept.length === 0 && left > leastShare) kept.push(shrink(items[0], left - 1, `${place}[0:1]`, leftOff));
  if (kept.length < items.length) {
    leftOff.push(
      `${name(`${place}[${kept.length}:]`)} (${printNumber(items.length - kept.length)} of ${printNumber(items.length)} items)`,
    );
  }
  return kept;
}

function cutObject(
  object: Readonly<Record<string, unknown>>,
  maxBytes: number,
  place: string,
  leftOff: string[],
): Record<string, unknown> {
  const fields = Object.entries(object).map(([key, value]) => ({
    key,
    bytes: countBytes(value),
    own: countBytes(key) + 2,
  }));
  const kept = new Map<string, unknown>();
  let left = maxBytes - 2;
  // Small fields first. Each takes at most an equal share of what is left.
  for (const [index, { key, bytes, own }] of fields.toSorted((one, other) => one.bytes - other.bytes).entries()) {
    const share = Math.floor(left / (fields.length - index)) - own;
    const isWhole = bytes <= share;
    if (!isWhole && share < leastShare) {
      leftOff.push(`${name(join(place, key))} (${printNumber(bytes)} bytes)`);
      continue;
    }
    const part = isWhole ? object[key] : shrink(object[key], share, join(place, key), leftOff);
    kept.set(key, part);
    left -= own + countBytes(part);
  }
  return Object.fromEntries(fields.filter(({ key }) => kept.has(key)).map(({ key }) => [key, kept.get(key)]));
}

function join(place: string, key: string): string {
  return place === "" ? key : `${place}.${key}`;
}

function name(place: string): string {
  return place === "" ? "the text" : `\`${place}\``;
}
