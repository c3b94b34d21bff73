import type { PackageNames } from "@shortvideo-api/document/source";

/** The choices that decide the names of packages. */
export interface PackageNaming {
  readonly scope: string;
  /** Names by folder. Default: the scope and the folder. */
  readonly packages?: PackageNames | undefined;
}

/** Returns the name of the package in a folder below `packages/`: `"@acme/client"`. */
export function namePackage(folder: string, { scope, packages = {} }: PackageNaming): string {
  const names: Readonly<Record<string, string>> = packages;
  return (Object.hasOwn(names, folder) ? names[folder] : undefined) ?? `${scope}/${folder}`;
}
