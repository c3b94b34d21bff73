import { type Configuration, type Layout, packageFolders, type PackageNames } from "./configuration.ts";

/** The choices that decide the names of packages. */
export interface PackageNaming {
  readonly scope: string;
  /** Names by folder. Default: the scope and the folder. */
  readonly packages?: PackageNames | undefined;
  /** Default: `"packages"`. */
  readonly layout?: Layout | undefined;
}

/** The subpath of each part in the layout `package`, by its folder. The client is the package itself. */
export const packageSubpaths: Readonly<Record<keyof PackageNames, string>> = {
  "openapi-types": "/types",
  wire: "/wire",
  pagination: "/pagination",
  client: "",
  fixtures: "/fixtures",
};

/**
 * Returns the name by which programs import the part of the code in a folder below `packages/`: `"@acme/client"`. In the layout
 * `package`, it is the name of the one package, with a subpath: `"@acme/api/fixtures"`.
 */
export function namePackage(folder: string, { scope, packages = {}, layout }: PackageNaming): string {
  const isOne = layout === "package";
  const names: Readonly<Record<string, string>> = packages;
  const named = isOne ? "client" : folder;
  const name = (Object.hasOwn(names, named) ? names[named] : undefined) ?? `${scope}/${isOne ? "api" : folder}`;
  const subpaths: Readonly<Record<string, string>> = packageSubpaths;
  return isOne ? `${name}${subpaths[folder] ?? `/${folder}`}` : name;
}

/** Returns the name of the published package that contains the part of the code in a folder. */
export function namePublished(folder: string, naming: PackageNaming): string {
  return namePackage(naming.layout === "package" ? "client" : folder, naming);
}

/** Lists the names of the packages that a workspace publishes. */
export function listPublished(naming: PackageNaming): string[] {
  return [...new Set(packageFolders.map((folder) => namePublished(folder, naming)))];
}

/** Names the packages of a configuration by their folder; `undefined` if it has no scope. */
export function namePackages({
  scope,
  packages,
  layout,
}: Pick<Configuration, "scope" | "packages" | "layout">): Required<PackageNames> | undefined {
  if (scope === undefined) return undefined;
  const name = (folder: keyof PackageNames): string => namePackage(folder, { scope, packages, layout });
  return {
    "openapi-types": name("openapi-types"),
    wire: name("wire"),
    pagination: name("pagination"),
    client: name("client"),
    fixtures: name("fixtures"),
  };
}
