import { hash } from "node:crypto";

/** Maximum number of shared copies, and maximum length of each. */
const limits = { texts: 1_000, characters: 200 };

const shared = new Map<string, string>();

/**
 * Copies the first `characters` characters of a text. Without a copy, a slice would keep the whole text in memory. Returns the same
 * copy for equal short texts, because thousands of sessions remember the same ones.
 */
export function copyText(text: string, characters = 2_000): string {
  const cut = text.slice(0, characters);
  if (cut.length > limits.characters) return copy(cut);
  const known = shared.get(cut) ?? copy(cut);
  if (shared.size >= limits.texts) shared.clear();
  shared.set(known, known);
  return known;
}

function copy(text: string): string {
  return Buffer.from(text).toString();
}

/** Characters of a key: 72 bits, so that different values have different keys. */
const length = 12;

/** Hashes values to a short key. Equal values have equal keys. */
export function toKey(...parts: readonly unknown[]): string {
  return hash("sha1", JSON.stringify(parts), "base64").slice(0, length);
}
