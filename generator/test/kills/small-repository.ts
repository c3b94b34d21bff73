import { type OutOfDate, type SyncOptions, syncFiles } from "../../src/output/sync-files.ts";

/**
 * Writes a state of a small repository, or compares with it. Each of its files contains the letter of the state, and the last one has
 * it in its name, too. Returns the files that were out of date.
 */
export function syncState(letter: string, options: SyncOptions): Promise<OutOfDate[]> {
  const files = ["posts", "users", "music", `only-${letter}`].map((name) => ({
    path: `packages/client/src/generated/${name}.ts`,
    text: `export const ${name.replace("-", "_")} = "${letter}";\n`.repeat(100),
  }));
  return syncFiles(files, options);
}
