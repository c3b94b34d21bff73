import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import type { GeneratedFile } from "./generated-file.ts";

/** Packages that the generator writes into, each one after its dependencies. */
const packages = ["openapi-types", "wire", "pagination", "client", "fixtures"] as const;

interface Manifest {
  version: string;
  exports: Record<string, string | { "@shortvideo-api/source": string }>;
  scripts?: Record<string, string>;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  [field: string]: unknown;
}

/**
 * Lists the files that generated code needs in an empty folder: the hand-written part of each package, and a workspace. The
 * workspace installs with npm and compiles with `tsc`. `repository` is the folder to copy them from.
 */
export function listScaffold(repository: string): GeneratedFile[] {
  const catalog = readCatalog(repository);
  return [
    { path: "package.json", text: printJson(rootManifest(catalog)) },
    { path: "tsconfig.json", text: printJson(rootTsconfig(repository)) },
    { path: "tsconfig.base.json", text: readFileSync(join(repository, "tsconfig.base.json"), "utf8") },
    { path: ".gitignore", text: "node_modules/\ndist/\n.cache/\n" },
    ...packages.flatMap((name) => listPackage(repository, name, catalog)),
  ];
}

function listPackage(repository: string, name: string, catalog: Catalog): GeneratedFile[] {
  const folder = join(repository, "packages", name);
  const manifest = readManifest(folder);
  const floor = readdirSync(join(folder, "src"), { recursive: true, encoding: "utf8" })
    .map((path) => path.replaceAll("\\", "/"))
    .filter((path) => path.endsWith(".ts") && !path.endsWith(".test.ts") && !path.startsWith("generated/"))
    .sort();
  return [
    { path: `packages/${name}/package.json`, text: printJson(publicManifest(repository, manifest, catalog)) },
    ...["tsconfig.build.json", ...floor.map((path) => `src/${path}`)].map((path) => ({
      path: `packages/${name}/${path}`,
      text: readFileSync(join(folder, path), "utf8"),
    })),
  ];
}

/** Prints the manifest for npm: dependencies by version, without our own tests and the name of our API. */
function publicManifest(repository: string, manifest: Manifest, catalog: Catalog): Manifest {
  const { devDependencies: _, description: __, keywords: ___, scripts, dependencies = {}, ...rest } = manifest;
  const resolved: Record<string, string> = {};
  for (const [name, range] of Object.entries(dependencies)) {
    if (range.startsWith("workspace:")) resolved[name] = versionOf(repository, name);
    else resolved[name] = range === "catalog:" ? catalog(name) : range;
  }
  return {
    ...rest,
    scripts: { build: scripts?.["build"] ?? "tsc -p tsconfig.build.json" },
    dependencies: resolved,
  };
}

function rootManifest(catalog: Catalog): object {
  return {
    name: "generated-api",
    version: "0.0.0",
    private: true,
    type: "module",
    workspaces: packages.map((name) => `packages/${name}`),
    scripts: { build: "npm run build --workspaces", typecheck: "tsc -p ." },
    devDependencies: { "@types/node": catalog("@types/node"), typescript: catalog("typescript") },
  };
}

function rootTsconfig(repository: string): object {
  return {
    extends: "./tsconfig.base.json",
    compilerOptions: {
      noEmit: true,
      paths: Object.fromEntries(packages.flatMap((name) => listEntries(repository, name))),
    },
    include: packages.map((name) => `packages/${name}/src`),
  };
}

/** Lists the source of each entry of a package, such as `@shortvideo-api/client/functions`, for the compiler. */
function listEntries(repository: string, name: string): [entry: string, paths: string[]][] {
  const { exports } = readManifest(join(repository, "packages", name));
  return Object.entries(exports).flatMap(([entry, target]) =>
    typeof target === "string"
      ? []
      : [
          [
            `@shortvideo-api/${name}${entry.slice(1)}`,
            [`./packages/${name}/${target["@shortvideo-api/source"].slice(2)}`],
          ],
        ],
  );
}

/** The version of each dependency. */
type Catalog = (name: string) => string;

/** Reads the default catalog of `pnpm-workspace.yaml`, which has lines such as `name: version`. */
function readCatalog(repository: string): Catalog {
  const text = readFileSync(join(repository, "pnpm-workspace.yaml"), "utf8");
  const block = /^catalog:\n((?: {2}.*\n)+)/m.exec(text)?.[1] ?? "";
  const versions = new Map(
    [...block.matchAll(/^ {2}"?([^":\s]+)"?: (\S+)$/gm)].map(([, name = "", version = ""]) => [name, version]),
  );
  return (name) => {
    const version = versions.get(name);
    if (version === undefined)
      throw new Error(`\`pnpm-workspace.yaml\` has no version of \`${name}\`. Add one to its catalog.`);
    return version;
  };
}

function versionOf(repository: string, name: string): string {
  const folder = name.slice(name.indexOf("/") + 1);
  return readManifest(join(repository, "packages", folder)).version;
}

function readManifest(folder: string): Manifest {
  const manifest: Manifest = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
  return manifest;
}

function printJson(value: object): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}
