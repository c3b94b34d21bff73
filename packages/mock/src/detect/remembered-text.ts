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

/**
 * Hashes values to a short key of 64 bits. Equal values have equal keys. It does not use `node:crypto`, because browsers have no hash
 * function that returns at once.
 */
export function toKey(...parts: readonly unknown[]): string {
  const text = JSON.stringify(parts);
  let one = text.length;
  let other = one;
  for (let index = 0; index < text.length; index++) {
    const unit = text.charCodeAt(index);
    one = Math.imul(one ^ unit ^ (one >>> 15), 0x9e3779b1);
    other = Math.imul(other ^ unit ^ (other >>> 15), 0x85ebca77);
  }
  return (one >>> 0).toString(36) + (other >>> 0).toString(36);
}

/** Sets a value, which becomes the newest, and drops the oldest if there are too many. */
export function setNewest<Key, Value>(values: Map<Key, Value>, limit: number, key: Key, value: Value): void {
  values.delete(key);
  values.set(key, value);
  const [oldest] = values.keys();
  if (values.size > limit && oldest !== undefined) values.delete(oldest);
}
