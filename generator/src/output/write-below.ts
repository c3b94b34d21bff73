import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { GeneratedFile } from "./generated-file.ts";

/** Writes a file below a folder, and creates the folders on its path. */
export function writeBelow(folder: string, { path, text }: GeneratedFile): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
}
