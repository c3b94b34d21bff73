import { type Dirent, lstatSync, readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { isGenerated, type Layout } from "./generated-file.ts";

/**
 * Lists the generated files below `root`: sorted paths with forward slashes. In the layout `files`, these are the files with our first line,
 * since other files of the project may stand beside them.
 */
export function listGenerated(root: string, layout: Layout = "packages"): string[] {
  return layout === "packages" ? listInPackages(root) : listMarked(root);
}

function listMarked(root: string): string[] {
  const found: string[] = [];
  for (const entry of readFolder(root)) {
    if (entry.isDirectory()) collect(root, entry.name, found);
    else found.push(entry.name);
  }
  return found.filter((path) => path.endsWith(".ts") && isMarked(join(root, path))).sort();
}

function isMarked(file: string): boolean {
  return lstatSync(file).isFile() && isGenerated(readFileSync(file, "utf8"));
}

/**
 * Lists all files in the folders `packages/<name>/src/generated` below `root`: sorted paths with forward slashes. Lists a
 * symbolic link as a file, and does not follow it.
 */
function listInPackages(root: string): string[] {
  const found: string[] = [];
  for (const entry of readFolder(join(root, "packages"))) {
    if (entry.isDirectory()) collect(root, `packages/${entry.name}/src/generated`, found);
  }
  return found.sort();
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
