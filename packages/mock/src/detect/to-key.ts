import { hash } from "node:crypto";

/** Characters of a key: 72 bits, so that no two things that a mock meets have the same one. */
const length = 12;

/** Makes a short key of any values: the same for the same values, however long their texts are. */
export function toKey(...parts: readonly unknown[]): string {
  return hash("sha1", JSON.stringify(parts), "base64").slice(0, length);
}
