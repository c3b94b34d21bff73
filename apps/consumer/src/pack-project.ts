import { execFileSync } from "node:child_process";
import { cpSync, globSync, mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { repository, runTool } from "./run-tool.ts";

/**
 * Lays out a project that has installed the client as it would be published, and gives its folder. It lies outside of
 * the repository, so that nothing resolves but what the client declares; each package is there once, under a flat
 * `node_modules`. Builds the client before, unless turbo just did.
 */
export function packProject(): string {
  if (process.env["TURBO_HASH"] === undefined) {
    runTool("turbo", ["run", "build", "--filter=@shortvideo-api/client", "--output-logs=errors-only"]);
  }
  const folder = mkdtempSync(join(realpathSync(tmpdir()), "consumer-"));
  writeFileSync(join(folder, "package.json"), JSON.stringify({ name: "consumer", private: true, type: "module" }));
  const tarballs = join(folder, "tarballs");
  runTool("pnpm", ["--filter-prod", "@shortvideo-api/client...", "pack", "--pack-destination", tarballs]);
  for (const tarball of globSync(join(tarballs, "*.tgz"))) unpack(tarball, folder);
  for (const path of globSync(join(folder, "node_modules/@shortvideo-api/*/package.json"))) {
    installOthers(path, join(repository, "packages", dirname(path).split(/[\\/]/).at(-1) ?? ""), folder);
  }
  rmSync(tarballs, { recursive: true });
  return folder;
}

function unpack(tarball: string, folder: string): void {
  const room = mkdtempSync(join(folder, "unpacked-"));
  execFileSync("tar", ["-xzf", tarball, "-C", room]);
  const { name } = readManifest(join(room, "package", "package.json"));
  cpSync(join(room, "package"), join(folder, "node_modules", name), { recursive: true });
  rmSync(room, { recursive: true });
}

/** Copies the dependencies that are not packed here, and theirs, from where pnpm has put them for `source`. */
function installOthers(manifest: string, source: string, folder: string): void {
  for (const name of Object.keys(readManifest(manifest).dependencies ?? {})) {
    if (name.startsWith("@shortvideo-api/")) continue;
    // Inside of pnpm's store a package's dependencies lie beside it.
    const beside = [join(source, "node_modules", name), join(source, "..", name)];
    const found = globSync(beside).map((path) => realpathSync(path))[0];
    if (found === undefined)
      throw new Error(`\`${name}\`, which ${manifest} asks for, is not installed for ${source}.`);
    const target = join(folder, "node_modules", name);
    mkdirSync(dirname(target), { recursive: true });
    cpSync(found, target, { recursive: true });
    installOthers(join(target, "package.json"), found, folder);
  }
}

function readManifest(path: string): { name: string; dependencies?: Record<string, string> } {
  return JSON.parse(readFileSync(path, "utf8"));
}
