import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { repository } from "../config/paths.ts";
import { checkWorkspace } from "./open-inputs.ts";
import { build } from "./workspace-commands.ts";

/** The oldest Node that changesets run on. They need a newer one than everything else. */
export const oldestNode = [22, 11] as const;

/** Turns changesets into versions and changelogs. Returns the exit code. */
export async function setVersion(): Promise<number> {
  return (
    (await checkChangesets()) ||
    runChangesets("version") ||
    // A shell finds `npm.cmd` on Windows.
    (spawnSync("npm install --package-lock-only --no-audit --no-fund", { ...inRepository, shell: true }).status ?? 1)
  );
}

/** Builds and publishes the packages. Returns the exit code. */
export async function publish(): Promise<number> {
  return (await checkChangesets()) || (await build()) || runChangesets("publish");
}

const inRepository = { cwd: repository, stdio: "inherit" } as const;
const program = join(repository, "node_modules/@changesets/cli/bin.js");

function runChangesets(command: "version" | "publish"): number {
  return spawnSync(process.execPath, [program, command], inRepository).status ?? 1;
}

/** Reports why changesets cannot run. Returns 0 if they can. An older Node installs the workspace without them. */
async function checkChangesets(): Promise<number> {
  const code = await checkWorkspace();
  if (code !== 0) return code;
  const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
  const [oldestMajor, oldestMinor] = oldestNode;
  if (major < oldestMajor || (major === oldestMajor && minor < oldestMinor)) {
    const needed = `Releases need Node ${oldestNode.join(".")} or later, found ${process.versions.node}.`;
    console.error(`${needed} Use a newer Node, and run \`npm install\` with it.`);
    return 1;
  }
  if (existsSync(program)) return 0;
  console.error("`@changesets/cli` is not installed. Run `npm install`.");
  return 1;
}
