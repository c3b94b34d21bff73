import { hash } from "node:crypto";

/** Makes a short key of any values: the same for the same values, however long their texts are. */
export function toKey(...parts: readonly unknown[]): string {
  return hash("sha1", JSON.stringify(parts), "base64");
}
