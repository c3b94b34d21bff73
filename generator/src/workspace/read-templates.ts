import { existsSync, readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { packageFolders, type PackageNames } from "@shortvideo-api/document/source";
import { isSource, ownScope, repository } from "../config/paths.ts";
import { isEntry } from "../layout/arrange-sources.ts";
import type { GeneratedFile } from "../output/generated-file.ts";
import { type ChangelogEntry, readChangelog } from "./read-changelog.ts";

/** The fields of a `package.json` that the manifest of a package in a workspace repeats. */
export interface TemplateManifest {
  exports: Record<string, string | Record<string, string>>;
  dependencies?: Record<string, string>;
  [field: string]: unknown;
}

/** The texts that the generator copies into a workspace. */
export interface Templates {
  /** Version of the generator, and of the tools that are released with it. */
  readonly version: string;
  /** The version of each library that a workspace needs. */
  readonly libraries: Readonly<Record<string, string>>;
  readonly packages: Readonly<Record<keyof PackageNames, TemplatePackage>>;
  /** Workflows, by their path in the workspace. */
  readonly files: Readonly<Record<string, string>>;
}

/** A package of a workspace, as this version of the generator writes it. */
export interface TemplatePackage {
  readonly manifest: TemplateManifest;
  /** The hand-written sources, by their path in the package. */
  readonly files: Readonly<Record<string, string>>;
  /** The changes of its code by earlier versions of the generator and by this one, the last first. */
  readonly changes: readonly ChangelogEntry[];
}

const libraryNames = [
  "@changesets/cli",
  "@tanstack/react-query",
  "@types/node",
  "openapi-fetch",
  "typescript",
  "valibot",
  "zod",
];

/** Returns the templates of this generator: those of its build, or of this repository's own packages. */
export function loadTemplates(): Templates {
  if (isSource) return readTemplates(repository);
  // The build wrote the file with `readTemplates`.
  const templates: Templates = JSON.parse(readFileSync(new URL("../templates.json", import.meta.url), "utf8"));
  return templates;
}

/** Reads the templates from the sources in this repository. */
export function readTemplates(root: string): Templates {
  const catalog = readCatalog(root);
  const { version }: { version: string } = JSON.parse(readFileSync(join(root, "generator/package.json"), "utf8"));
  const read = (name: keyof PackageNames): TemplatePackage => readPackage(join(root, "packages", name), name);
  return {
    version,
    libraries: Object.fromEntries(libraryNames.map((name) => [name, catalog(name)])),
    packages: {
      "openapi-types": read("openapi-types"),
      wire: read("wire"),
      pagination: read("pagination"),
      client: read("client"),
      fixtures: read("fixtures"),
    },
    files: readFiles(join(root, "generator/templates"), () => true),
  };
}

/** Lists the hand-written sources of all packages, by their path in this repository. */
export function listSources({ packages }: Templates = loadTemplates()): GeneratedFile[] {
  return packageFolders.flatMap((name) =>
    Object.entries(packages[name].files).map(([path, text]) => ({ path: `packages/${name}/${path}`, text })),
  );
}

function readPackage(folder: string, name: keyof PackageNames): TemplatePackage {
  const own: TemplateManifest = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
  // Workspaces have no entry for programs that read a document at run time.
  const left = Object.entries(own.exports).flatMap(([subpath, target]) => {
    const source = typeof target === "string" ? undefined : target[`${ownScope}/source`]?.slice("./src/".length);
    return source === undefined || isEntry(name, source) ? [] : [{ subpath, source }];
  });
  const exports = { ...own.exports };
  for (const { subpath } of left) Reflect.deleteProperty(exports, subpath);
  const sources = readFiles(
    join(folder, "src"),
    (path) =>
      path.endsWith(".ts") &&
      !path.endsWith(".test.ts") &&
      !path.startsWith("generated/") &&
      !left.some(({ source }) => source === path),
  );
  const changelog = join(folder, "CHANGELOG.md");
  return {
    manifest: { ...own, exports },
    changes: existsSync(changelog) ? readChangelog(readFileSync(changelog, "utf8")) : [],
    files: Object.fromEntries(Object.entries(sources).map(([path, text]) => [`src/${path}`, text])),
  };
}

function readFiles(folder: string, isWanted: (path: string) => boolean): Record<string, string> {
  const paths = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(folder.length + 1)
        .replaceAll("\\", "/"),
    )
    .filter(isWanted)
    .sort();
  return Object.fromEntries(paths.map((path) => [path, readFileSync(join(folder, path), "utf8")]));
}

/** Reads the default catalog of `pnpm-workspace.yaml`: lines such as `name: version`. Returns a function that finds a version. */
function readCatalog(root: string): (name: string) => string {
  const text = readFileSync(join(root, "pnpm-workspace.yaml"), "utf8");
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
