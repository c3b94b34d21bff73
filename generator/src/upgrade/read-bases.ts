import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { GeneratedFile } from "../output/generated-file.ts";

const packageName = "@shortvideo-api/generator";

/**
 * Returns the files of a workspace as another version of the generator writes them. Uses the installed generator if it has that
 * version, and otherwise fetches the version with npm. Returns no files if that fails.
 */
export function readBases(folder: string, version: string): readonly GeneratedFile[] {
  const installed = join(folder, "node_modules", packageName);
  const output = isVersion(installed, version)
    ? spawnSync(process.execPath, [join(installed, "dist/bin.js"), "files"], createSpawnOptions(folder))
    : // A shell finds `npx.cmd` on Windows. The version is checked, so it contains no special characters of a shell.
      spawnSync(`npx --yes --package=${packageName}@${checkVersion(version)} openapi-monorepo files`, {
        ...createSpawnOptions(folder),
        shell: true,
      });
  if (output.status !== 0) return [];
  const files: readonly GeneratedFile[] = JSON.parse(output.stdout);
  return files;
}

function createSpawnOptions(cwd: string): { cwd: string; encoding: "utf8"; maxBuffer: number } {
  return { cwd, encoding: "utf8", maxBuffer: 1 << 28 };
}

function isVersion(folder: string, version: string): boolean {
  const manifest = join(folder, "package.json");
  if (!existsSync(manifest)) return false;
  const found: { version: string } = JSON.parse(readFileSync(manifest, "utf8"));
  return found.version === version;
}

/** Returns the version, which then contains no special characters of a shell. Throws an error if it is not a version. */
function checkVersion(version: string): string {
  if (/^\d+\.\d+\.\d+(?:-[\w.-]+)?$/.test(version)) return version;
  throw new Error(`\`openapi-monorepo.lock.json\` names \`${version}\`, which is not a version. Restore it from git.`);
}
