import { cpSync, mkdtempSync, readFileSync, realpathSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { inCI } from "../../../scripts/in-ci.ts";
import { packForInstall } from "../../../scripts/pack-for-install.ts";
import { runTool } from "../../../scripts/run-tool.ts";

const programs = fileURLToPath(new URL("contract", import.meta.url));

/** The oldest version of Vitest that the set-up supports. It runs on every supported Node. Only CI tests it. */
const vitest = "vitest@3.2.4";

const howTo = fileURLToPath(new URL("../../../packages/contract/docs/how-to.md", import.meta.url));

/** The command of the how-to page that installs packed packages. */
export const [installCommand = "", namedPackages = ""] =
  /^npm install .*packed\/shortvideo-api-\{([\w,-]+)\}-\*\.tgz$/m.exec(readFileSync(howTo, "utf8")) ?? [];

/**
 * Installs contract runs and the client by npm from packed tarballs, with the command of the how-to page. Returns the folder, which is
 * outside the repository and also contains the programs of `contract/`. Throws when the install fails, for example without a network.
 */
export function installContract(): string {
  const folder = mkdtempSync(join(realpathSync(tmpdir()), "contract on each node-"));
  cpSync(programs, folder, { recursive: true });
  writeFileSync(join(folder, "package.json"), JSON.stringify({ name: "tests", private: true, type: "module" }));
  packForInstall(["contract", "client"], join(folder, "packed"));
  writeFileSync(
    join(folder, ".npmrc"),
    "audit=false\nfund=false\nprefer-offline=true\nignore-scripts=true\nloglevel=error\n",
  );
  runTool("bash", ["-c", installCommand], folder);
  if (inCI(true, false)) runTool("npm", ["install", vitest], folder);
  return folder;
}
