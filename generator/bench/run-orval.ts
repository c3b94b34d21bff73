import { execFileSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";

/** The version of orval that the benchmarks compare with. */
export const orvalVersion = "8.38.0";

/**
 * Installs orval and other packages into an empty folder, and generates from a document. They are not dependencies, because only
 * benchmarks use them. `output` has the options of orval.
 */
export function runOrval(folder: string, spec: string, output: object, packages: readonly string[]): void {
  writeFileSync(join(folder, "package.json"), '{ "private": true, "type": "module" }');
  const quiet = ["--no-audit", "--no-fund", "--loglevel=error", "--ignore-scripts"];
  const all = [`orval@${orvalVersion}`, ...packages];
  execFileSync("npm", ["install", ...quiet, ...all], { cwd: folder, stdio: ["ignore", "ignore", "inherit"] });
  const projects = { api: { input: { target: spec }, output } };
  writeFileSync(join(folder, "orval.config.mjs"), `export default ${JSON.stringify(projects)};\n`);
  const script = join(folder, "node_modules/orval/dist/bin/orval.mjs");
  execFileSync(process.execPath, [script, "--config", "orval.config.mjs"], {
    cwd: folder,
    stdio: ["ignore", "ignore", "inherit"],
  });
}
