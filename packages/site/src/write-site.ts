import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { SiteFiles } from "./build-site.js";

/** Writes the files of a site to a folder, which is created if necessary. */
export function writeSite(files: SiteFiles, folder: string): void {
  for (const [path, text] of files) {
    const file = join(folder, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}
