import { fileURLToPath } from "node:url";
import { defineConfig } from "rolldown";

const find = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

// One classic script for each file in `src/browser/`, because browsers load no modules from disk.
export default ["page", "follow", "search", "try"].map((name) =>
  defineConfig({
    input: find(`src/browser/${name}.ts`),
    platform: "browser",
    // Modules of packages that the scripts use in part. Nothing of them remains.
    external: /^node:/,
    output: { file: find(`dist/browser/${name}.js`), format: "iife", minify: true },
  }),
);
