import { hash } from "node:crypto";

/** Characters of a key: 72 bits, so that different values have different keys. */
const length = 12;

/** Hashes values to a short key. Equal values have equal keys. */
export function toKey(...parts: readonly unknown[]): string {
  return hash("sha1", JSON.stringify(parts), "base64").slice(0, length);
}
