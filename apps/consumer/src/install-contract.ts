import { cpSync, globSync, mkdtempSync, realpathSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { inCI } from "../../../scripts/in-ci.ts";
import { runTool } from "./run-tool.ts";

const programs = fileURLToPath(new URL("../contract", import.meta.url));

/** The oldest version of Vitest that the set-up supports. It runs on every supported Node. Only CI tests it. */
const vitest = "vitest@3.2.4";

/**
 * Installs `@shortvideo-api/contract` by npm as its users do, from packed tarballs. Returns the folder, which is outside the repository and
 * also contains the programs of `contract/`. Throws when the install fails, for example without a network.
 */
export function installContract(): string {
  if (process.env["TURBO_HASH"] === undefined) {
    runTool("turbo", ["run", "build", "--filter=@shortvideo-api/contract", "--output-logs=errors-only"]);
  }
  const folder = mkdtempSync(join(realpathSync(tmpdir()), "contract on each node-"));
  cpSync(programs, folder, { recursive: true });
  writeFileSync(join(folder, "package.json"), JSON.stringify({ name: "tests", private: true, type: "module" }));
  const tarballs = join(folder, "tarballs");
  runTool("pnpm", ["--filter-prod", "@shortvideo-api/contract...", "pack", "--pack-destination", tarballs]);
  const quiet = ["--no-audit", "--no-fund", "--prefer-offline", "--ignore-scripts", "--loglevel=error"];
  runTool("npm", ["install", ...quiet, ...globSync(join(tarballs, "*.tgz")), ...inCI([vitest], [])], folder);
  return folder;
}
