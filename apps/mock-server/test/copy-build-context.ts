import { copyFileSync, mkdirSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/**
 * Copies what Docker would send to the build: the files of `root` that its `.dockerignore` does not name. Files that go while it
 * copies, as other tests' do, are left out.
 */
export function copyBuildContext(root: string, target: string): void {
  const patterns = readFileSync(join(root, ".dockerignore"), "utf8")
    .split("\n")
    .filter((line) => line !== "" && !line.startsWith("#"));
  const anywhere = new Set(patterns.filter((line) => line.startsWith("**/")).map((line) => line.slice(3)));
  const atTop = new Set(patterns);
  const copy = (from: string, to: string, isTop: boolean) => {
    mkdirSync(to, { recursive: true });
    for (const entry of readdirSync(from, { withFileTypes: true })) {
      if (anywhere.has(entry.name) || (isTop && atTop.has(entry.name))) continue;
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
