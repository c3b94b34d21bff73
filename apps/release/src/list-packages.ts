import { relative } from "node:path";
import { runProgram } from "./run-program.ts";

/** A public package of the workspace. */
export interface PublicPackage {
  readonly name: string;
  readonly version: string;
  /** Absolute path. */
  readonly folder: string;
  /** Path within the workspace, with slashes. */
  readonly path: string;
}

/** Lists the packages that are not `private`. */
export async function listPackages(root: string, signal?: AbortSignal): Promise<readonly PublicPackage[]> {
  const args = ["list", "--recursive", "--depth", "-1", "--json"];
  const listed: { name: string; version: string; path: string; private?: boolean }[] = JSON.parse(
    await runProgram("pnpm", args, { folder: root, signal }),
  );
  const found = listed
    .filter((entry) => entry.private !== true)
    .map(({ name, version, path }) => ({
      name,
      version,
      folder: path,
      path: relative(root, path).replaceAll("\\", "/"),
    }));
  if (found.length === 0) throw new Error(`No package of ${root} is public: each has \`"private": true\`.`);
  return found.sort((one, other) => one.name.localeCompare(other.name));
}
