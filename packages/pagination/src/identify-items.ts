import type { GetKey } from "./list.js";

/**
 * Returns a digest for each item of a page: of its key, or of its content if it has no key.
 *
 * Ignores a key that all items of a page share, since it cannot identify them.
 */
export function identifyItems<Item>(items: readonly Item[], getKey: GetKey<Item> | undefined): number[] {
  const keys = items.map((item) => readKey(getKey?.(item)));
  const isShared = keys.length > 1 && new Set(keys).size === 1;
  if (keys.includes("") || isShared) {
    const contents = readContents(items);
    return keys.map((key, index) => digest((isShared ? "" : key) || (contents[index] ?? "")));
  }
  return keys.map(digest);
}

/** Returns a key as text, since services write the same key as number or text. Returns `""` for any value that is not a key. */
function readKey(key: unknown): string {
  return typeof key === "string" || typeof key === "number" || typeof key === "bigint" ? String(key) : "";
}

/**
 * Writes items as JSON. Leaves out the queries of addresses, which contain signatures that change with each response. Keeps the
 * queries if the page has only one item, or if two of its items would be equal without them.
 */
function readContents(items: readonly unknown[]): string[] {
  const contents = items.map((item, index) => writeJson(item) ?? String(index));
  const unsigned = contents.map((content) => content.replaceAll(signedAddress, "$1"));
  return unsigned.length > 1 && new Set(unsigned).size === unsigned.length ? unsigned : contents;
}

/** An address with a query, in JSON text, or in JSON text within JSON text. */
const signedAddress = /(https?:(?:[^"?#\\\s]|\\+\/)+)[?#](?:[^"\\\s]|\\+(?:\/|u[\da-f]{4}))*/gi;

/** Writes a value as JSON, with bigints as text. Returns `undefined` for an object that contains itself. */
function writeJson(value: unknown): string | undefined {
  try {
    return JSON.stringify(value, (_, inner: unknown) => (typeof inner === "bigint" ? String(inner) : inner));
  } catch {
    return undefined;
  }
}

/**
 * Digests a text into an evenly spread integer of 53 bits. Among a million texts, two share a digest with a chance of one in
 * 20,000. It does not resist a service that seeks collisions.
 */
export function digest(text: string): number {
  let high = text.length;
  let low = 0;
  for (let index = 0; index < text.length; index += 1) {
    const unit = text.charCodeAt(index);
    high = mix(high ^ unit);
    low = mix(low + high);
  }
  return (mix(low) >>> 11) * 2 ** 32 + (mix(high) >>> 0);
}

/** Spreads each bit over the others: multiplies by the golden ratio, and folds the upper half into the lower one. */
function mix(bits: number): number {
  const spread = Math.imul(bits, 0x9e3779b1);
  return spread ^ (spread >>> 15);
}
