import { digest } from "./digest.js";
import type { GetKey } from "./list.js";

/**
 * Digests what tells each item of a page from others: its key, or its content where it has none.
 *
 * A key that all items of a page share was filled in by no one, and counts as none.
 */
export function identifyItems<Item>(items: readonly Item[], getKey: GetKey<Item> | undefined): number[] {
  const keys = items.map((item) => readKey(getKey?.(item)));
  const isOneForAll = keys.length > 1 && new Set(keys).size === 1;
  if (keys.includes("") || isOneForAll) {
    const contents = readContents(items);
    return keys.map((key, index) => digest((isOneForAll ? "" : key) || (contents[index] ?? "")));
  }
  return keys.map(digest);
}

/** Services write numbers as text and text as numbers. Anything else is no key. */
function readKey(key: unknown): string {
  return typeof key === "string" || typeof key === "number" || typeof key === "bigint" ? String(key) : "";
}

/**
 * Writes items as JSON, without the queries of addresses where the items differ without them: signatures stand there,
 * which change each time that the same item comes.
 */
function readContents(items: readonly unknown[]): string[] {
  const contents = items.map((item, index) => writeJson(item) ?? String(index));
  const unsigned = contents.map((content) => content.replaceAll(signedAddress, "$1"));
  return unsigned.length > 1 && new Set(unsigned).size === unsigned.length ? unsigned : contents;
}

/** An address with a query, in JSON text, or in JSON text within JSON text. */
const signedAddress = /(https?:(?:[^"?#\\\s]|\\+\/)+)[?#](?:[^"\\\s]|\\+(?:\/|u[\da-f]{4}))*/gi;

/** Writes what JSON can hold, and 64-bit numbers; `undefined` for an object that holds itself. */
function writeJson(value: unknown): string | undefined {
  try {
    return JSON.stringify(value, (_, inner: unknown) => (typeof inner === "bigint" ? String(inner) : inner));
  } catch {
    return undefined;
  }
}
