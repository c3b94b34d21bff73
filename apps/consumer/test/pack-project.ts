import { execFileSync } from "node:child_process";
import { cpSync, globSync, mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { packForInstall } from "../../../scripts/pack-for-install.ts";
import { repository } from "../../../scripts/run-tool.ts";

/**
 * Creates a project with the packed client in a flat `node_modules`, and returns its folder. The folder is outside the repository, so
 * only declared dependencies resolve. Builds the client first, unless turbo has built it.
 */
export function packProject(): string {
  const folder = mkdtempSync(join(realpathSync(tmpdir()), "consumer-"));
  writeFileSync(join(folder, "package.json"), JSON.stringify({ name: "consumer", private: true, type: "module" }));
  const tarballs = join(folder, "tarballs");
  packForInstall(["client"], tarballs);
  for (const tarball of globSync(join(tarballs, "*.tgz"))) unpack(tarball, folder);
  for (const path of globSync(join(folder, "node_modules/@shortvideo-api/*/package.json"))) {
    installThirdParty(path, join(repository, "packages", dirname(path).split(/[\\/]/).at(-1) ?? ""), folder);
  }
  rmSync(tarballs, { recursive: true });
  return folder;
}

function unpack(tarball: string, folder: string): void {
  const unpacked = mkdtempSync(join(folder, "unpacked-"));
  execFileSync("tar", ["-xzf", tarball, "-C", unpacked]);
  const { name } = readManifest(join(unpacked, "package", "package.json"));
  cpSync(join(unpacked, "package"), join(folder, "node_modules", name), { recursive: true });
  rmSync(unpacked, { recursive: true });
}

/** Copies the third-party dependencies of a manifest, and their dependencies, from the `node_modules` of `source`. */
function installThirdParty(manifest: string, source: string, folder: string): void {
  for (const name of Object.keys(readManifest(manifest).dependencies ?? {})) {
    if (name.startsWith("@shortvideo-api/")) continue;
    // In pnpm's store, the dependencies of a package are in the same folder as the package.
    const candidates = [join(source, "node_modules", name), join(source, "..", name)];
    const found = globSync(candidates).map((path) => realpathSync(path))[0];
    if (found === undefined)
      throw new Error(`\`${name}\`, a dependency in ${manifest}, is not installed for ${source}.`);
    const target = join(folder, "node_modules", name);
    mkdirSync(dirname(target), { recursive: true });
    cpSync(found, target, { recursive: true });
    installThirdParty(join(target, "package.json"), found, folder);
  }
}

function readManifest(path: string): { name: string; dependencies?: Record<string, string> } {
  return JSON.parse(readFileSync(path, "utf8"));
}
