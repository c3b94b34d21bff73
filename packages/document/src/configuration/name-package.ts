import type { Configuration, PackageNames } from "./configuration.ts";

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

/** Names the packages of a configuration by their folder; `undefined` if it has no scope. */
export function namePackages({
  scope,
  packages,
}: Pick<Configuration, "scope" | "packages">): Required<PackageNames> | undefined {
  if (scope === undefined) return undefined;
  const name = (folder: keyof PackageNames): string => namePackage(folder, { scope, packages });
  return {
    "openapi-types": name("openapi-types"),
    wire: name("wire"),
    pagination: name("pagination"),
    client: name("client"),
    fixtures: name("fixtures"),
  };
}
