import { execFileSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { installPeers, peerVersions } from "../../scripts/bench.ts";

/**
 * Installs orval and other packages into an empty folder, and generates from a document. `output` has the options of orval.
 */
export function runOrval(folder: string, spec: string, output: object, packages: readonly string[]): void {
  installPeers(folder, [`orval@${peerVersions.orval}`, ...packages]);
  const projects = { api: { input: { target: spec }, output } };
  writeFileSync(join(folder, "orval.config.mjs"), `export default ${JSON.stringify(projects)};\n`);
  const script = join(folder, "node_modules/orval/dist/bin/orval.mjs");
  execFileSync(process.execPath, [script, "--config", "orval.config.mjs"], {
    cwd: folder,
    stdio: ["ignore", "ignore", "inherit"],
  });
}
