import { type Dirent, readdirSync } from "node:fs";
import { join } from "node:path";

/**
 * Lists all files in the folders `packages/<name>/src/generated` below `root`: sorted paths with forward slashes. Lists a
 * symbolic link as a file, and does not follow it.
 */
export function listGenerated(root: string): string[] {
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
