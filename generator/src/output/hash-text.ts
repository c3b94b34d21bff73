import { hash } from "node:crypto";
import { readFileSync } from "node:fs";

/** Returns the SHA-256 of a text. */
export function hashText(text: string): string {
  return hash("sha256", text);
}

/** Returns the SHA-256 of a file; `undefined` if it cannot be read. */
export function hashFile(path: string): string | undefined {
  try {
    return hash("sha256", readFileSync(path));
  } catch {
    return undefined;
  }
}
