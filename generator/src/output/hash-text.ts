import { hash } from "node:crypto";

/** Returns the SHA-256 of a text. */
export function hashText(text: string): string {
  return hash("sha256", text);
}
