import { type Dirent, lstatSync, readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { packageFolders } from "@shortvideo-api/document/source";
import { type Area, isFileOfProject } from "./generated-file.ts";

/**
 * Lists the generated files below `root`: sorted paths with forward slashes. In the layout `files`, these are the files with our first line,
 * since other files of the project may stand beside them.
 */
export function listGenerated(root: string, area: Area = "packages"): string[] {
  return listers[area](root).sort();
}

const listers: Readonly<Record<Area, (root: string) => string[]>> = {
  packages: (root) => listInPackages(root, "generated"),
  package: (root) => listBelow(root, "src/generated"),
  files: listMarked,
  runtime: (root) => [...listInPackages(root, "runtime"), ...listBelow(root, "src/runtime")],
};

/** Looks only where this layout writes: other folders may contain the files of another run. */
function listMarked(root: string): string[] {
  const packages: readonly string[] = packageFolders;
  const found = readFolder(root).flatMap((entry) => {
    if (!entry.isDirectory()) return entry.name;
    return listBelow(root, packages.includes(entry.name) ? entry.name : `${entry.name}/generated`);
  });
  return found.filter((path) => path.endsWith(".ts") && isMarked(join(root, path)));
}

function isMarked(file: string): boolean {
  return lstatSync(file).isFile() && isFileOfProject(readFileSync(file, "utf8"));
}

/** Lists all files in a folder `packages/<name>/src/<room>` of each package. */
function listInPackages(root: string, room: "generated" | "runtime"): string[] {
  return readFolder(join(root, "packages"))
    .filter((entry) => entry.isDirectory())
    .flatMap(({ name }) => listBelow(root, `packages/${name}/src/${room}`));
}

/** Lists all files in a folder. Lists a symbolic link as a file, and does not follow it. */
function listBelow(root: string, folder: string): string[] {
  const found: string[] = [];
  collect(root, folder, found);
  return found;
}

function collect(root: string, folder: string, found: string[]): void {
  for (const entry of readFolder(join(root, folder))) {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) collect(root, path, found);
    else found.push(path);
  }
}

function readFolder(folder: string): Dirent[] {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch (error) {
    if (isMissing(error)) return [];
    throw error;
  }
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && "code" in error && (error.code === "ENOENT" || error.code === "ENOTDIR");
}
