import { spawnSync } from "node:child_process";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { packageFolders, type Layout } from "@shortvideo-api/document/source";

/** The folder of a package of a workspace, below the workspace: `"packages/client"`. */
export function locatePackage(folder: string, layout: Layout = "packages"): string {
  return layout === "package" ? "" : `packages/${folder}`;
}

/** The compiler of the workspace in a folder. */
export function findCompiler(root: string): string {
  return join(root, "node_modules/typescript/bin/tsc");
}

/**
 * Compiles the packages of a workspace, each after its dependencies, with the options of its `tsconfig.json`. Deletes earlier builds.
 * Prints the errors of the compiler, and returns the exit code.
 */
export function buildPackages(root: string, layout: Layout | undefined): number {
  const folders = new Set(packageFolders.map((folder) => locatePackage(folder, layout)));
  const projects = join(root, "node_modules/.cache/openapi-monorepo");
  mkdirSync(projects, { recursive: true });
  for (const folder of folders) {
    const [src, dist] = ["src", "dist"].map((name) => join(root, folder, name));
    rmSync(dist ?? "", { recursive: true, force: true });
    const project = join(projects, `${folder.replaceAll("/", "-")}.json`);
    // Without paths, packages use the builds of each other.
    const compilerOptions = { noEmit: false, declaration: true, rootDir: src, outDir: dist, paths: {} };
    const include = [src];
    writeFileSync(project, JSON.stringify({ extends: join(root, "tsconfig.json"), compilerOptions, include }));
    const { status, error } = spawnSync(process.execPath, [findCompiler(root), "-p", project], { stdio: "inherit" });
    if (error) throw error;
    if (status !== 0) return status ?? 1;
  }
  return 0;
}
