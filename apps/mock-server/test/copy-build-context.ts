import { copyFileSync, mkdirSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/**
 * Copies the files that Docker would send to the build: those of `root` that `.dockerignore` does not name. Skips files that disappear
 * while it copies, such as those of other tests.
 */
export function copyBuildContext(root: string, target: string): void {
  const patterns = readFileSync(join(root, ".dockerignore"), "utf8")
    .split("\n")
    .filter((line) => line !== "" && !line.startsWith("#"));
  const ignoredNames = new Set(patterns.filter((line) => line.startsWith("**/")).map((line) => line.slice(3)));
  const ignoredAtTop = new Set(patterns);
  const copy = (from: string, to: string, isTop: boolean) => {
    mkdirSync(to, { recursive: true });
    for (const entry of readdirSync(from, { withFileTypes: true })) {
      if (ignoredNames.has(entry.name) || (isTop && ignoredAtTop.has(entry.name))) continue;
      const paths = [join(from, entry.name), join(to, entry.name)] as const;
      try {
        if (entry.isDirectory()) copy(...paths, false);
        else copyFileSync(...paths);
      } catch (error) {
        if (!(error instanceof Error && "code" in error && error.code === "ENOENT")) throw error;
      }
    }
  };
  copy(root, target, true);
}
