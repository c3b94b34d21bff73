import { readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { build } from "esbuild";

/** A generated client, as the programs whose bundles are measured. */
export interface BundledClient {
  /** The folder that the programs import from. */
  readonly folder: string;
  /** A program for each operation, by the name of its function. */
  readonly calls: ReadonlyMap<string, string>;
  /** A program with all operations. */
  readonly everything: string;
}

/** The sizes of the bundles of a client, in bytes, minified and gzipped. */
export interface BundleSizes {
  /** The call of each operation, by its name: smallest first. */
  readonly calls: readonly (readonly [name: string, size: number])[];
  readonly everything: number;
}

/** Lists the programs of a client of this generator, in the layout `files`. */
export function readClient(folder: string): BundledClient {
  const functions = readFileSync(join(folder, "client/generated/functions.ts"), "utf8");
  const names = listExports(functions).filter((name) => !/^(?:checksOf|iterate)[^a-z]|^allChecks$/.test(name));
  return {
    folder,
    calls: new Map(names.map((name) => [name, `export { connect, ${name} } from "./functions.js";`])),
    everything: `export { createClient } from "./index.js";`,
  };
}

function listExports(text: string): string[] {
  return [...text.matchAll(/^export \{([^}]*)\}/gm)]
    .flatMap(([, names = ""]) => names.split(","))
    .map((name) => name.trim())
    .filter((name) => name !== "");
}

/** The most bundles that are made at once. */
const maxBundles = 100;

/** Measures the bundles of a client: a program for each call, and one for all calls. */
export async function measureBundles({ folder, calls, everything }: BundledClient): Promise<BundleSizes> {
  const sizes: [name: string, size: number][] = [];
  const programs = [...calls];
  for (let index = 0; index < programs.length; index += maxBundles) {
    const some = programs.slice(index, index + maxBundles);
    const measured = await bundle(
      folder,
      some.map(([, program]) => program),
    );
    sizes.push(...some.map(([name], position): [string, number] => [name, measured[position] ?? Number.NaN]));
  }
  const [all = Number.NaN] = await bundle(folder, [everything]);
  return { calls: sizes.sort(([, one], [, other]) => one - other), everything: all };
}

/** Returns the sizes of the bundles of programs, in their order. */
async function bundle(folder: string, programs: readonly string[]): Promise<number[]> {
  const { outputFiles } = await build({
    entryPoints: programs.map((_, index) => ({ in: `program:${index}`, out: String(index) })),
    outdir: folder,
    bundle: true,
    minify: true,
    write: false,
    format: "esm",
    target: "es2022",
    logLevel: "error",
    // The folder may be anywhere. It needs openapi-fetch.
    nodePaths: [fileURLToPath(new URL("../../packages/client/node_modules", import.meta.url))],
    plugins: [
      {
        name: "programs",
        setup: (plugins) => {
          plugins.onResolve({ filter: /^program:/ }, ({ path }) => ({ path, namespace: "program" }));
          plugins.onLoad({ filter: /^/, namespace: "program" }, ({ path }) => ({
            contents: programs[Number(path.slice("program:".length))] ?? "",
            resolveDir: folder,
            loader: "ts",
          }));
        },
      },
    ],
  });
  const sizes = new Map(outputFiles.map(({ path, contents }) => [basename(path, ".js"), gzipSync(contents).length]));
  return programs.map((_, index) => sizes.get(String(index)) ?? Number.NaN);
}
