import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { rolldown } from "rolldown";

/** A file of a bundle. */
export interface BundledFile {
  /** Its name: `"open-contract.js"`. */
  readonly name: string;
  readonly code: string;
  /** Compressed by gzip. */
  readonly bytes: number;
}

/** Bundles and minifies a module of this folder for browsers. `external` modules are left out. */
export async function bundlePage(file: string, external: readonly string[] = []): Promise<BundledFile[]> {
  const bundle = await rolldown({
    input: fileURLToPath(new URL(file, import.meta.url)),
    platform: "browser",
    external: [...external],
  });
  const { output } = await bundle.generate({ format: "esm", minify: true, chunkFileNames: "[name].js" });
  return output.flatMap((each) =>
    each.type === "chunk" ? [{ name: each.fileName, code: each.code, bytes: gzipSync(each.code).length }] : [],
  );
}
