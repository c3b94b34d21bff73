import { posix } from "node:path";
import {
  type Layout,
  namePackage,
  packageFolders,
  type PackageNaming,
  packageSubpaths,
} from "@shortvideo-api/document/source";
import type { GeneratedFile } from "../output/generated-file.ts";

/** The place of a source in this repository: `packages/<folder>/src/<file>`. */
export interface PackagePlace {
  /** The folder of its package: `"client"`. */
  readonly folder: string;
  /** Its path below `src`: `"generated/pets.ts"`. */
  readonly file: string;
}

/** Where a layout has the sources of packages, and how they import each other. */
export interface Arrangement {
  readonly layout: Layout;
  /** The names of packages. In the layout `files`, there are none. */
  readonly naming: PackageNaming;
}

/** The entries of the packages, which users import: their paths in the layout `package`, by their place. */
const entries: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    packageFolders.map((folder) => [`${folder}/index.ts`, `src${packageSubpaths[folder] || "/index"}.ts`]),
  ),
  "client/functions.ts": "src/functions.ts",
  "client/response-checks.ts": "src/response-checks.ts",
};

/** Lists the paths of the entries of the layout `package`. */
export const packageEntries: readonly string[] = Object.values(entries);

const placements: Readonly<Record<Layout, (place: PackagePlace) => string>> = {
  packages({ folder, file }) {
    const isPlaced = isEntry(folder, file) || file.startsWith("generated/");
    return `packages/${folder}/src/${isPlaced ? "" : "runtime/"}${file}`;
  },
  package({ folder, file }) {
    const entry = entries[`${folder}/${file}`];
    if (entry !== undefined) return entry;
    const [, generated] = /^generated\/(.+)$/.exec(file) ?? [];
    return generated === undefined ? `src/runtime/${folder}/${file}` : `src/generated/${folder}/${generated}`;
  },
  files: ({ folder, file }) => `${folder}/${file}`,
};

/** Returns whether users import a source as an entry of its package. */
export function isEntry(folder: string, file: string): boolean {
  return Object.hasOwn(entries, `${folder}/${file}`);
}

/** Returns the path of a source below the output root. */
export function placeSource(place: PackagePlace, layout: Layout): string {
  return placements[layout](place);
}

/** Reads the place of a source of this repository; `undefined` for other paths. */
export function readPlace(path: string): PackagePlace | undefined {
  const [, folder, file] = /^packages\/([a-z0-9][a-z0-9._-]*)\/src\/(.+)$/.exec(path) ?? [];
  return folder === undefined || file === undefined ? undefined : { folder, file };
}

/**
 * Moves a source of this repository to its place in a layout, and adapts its imports and exports. A line of a comment or of a text never
 * looks like an import: the printers indent both, or escape their line ends. Other files stay as they are.
 */
export function arrangeSource<File extends GeneratedFile>(file: File, arrangement: Arrangement): File {
  const place = readPlace(file.path);
  if (!place) return file;
  const text = file.text
    .replace(
      / Do not edit: change the spec, or generator\/src\/emit\/[\w-]+\.ts\.\n/,
      " Do not edit: change the document.\n",
    )
    .replaceAll(
      references,
      (_, before: string, specifier: string) => `${before}"${resolveReference(specifier, place, arrangement)}"`,
    );
  return { ...file, path: placeSource(place, arrangement.layout), text };
}

const references = /^((?:\}|import\b.*|export\b.*) from )"(@shortvideo-api\/[^"]+|\.\.?\/[^"]+\.js)"/gm;

/** Returns how a source refers to another one: by a path, or by the name of a package. */
function resolveReference(specifier: string, place: PackagePlace, { layout, naming }: Arrangement): string {
  const [, folder, entry = "/index"] = /^@shortvideo-api\/([\w-]+)(\/.+)?$/.exec(specifier) ?? [];
  if (folder !== undefined && layout === "packages")
    return `${namePackage(folder, naming)}${entry.replace("/index", "")}`;
  const target =
    folder === undefined
      ? { folder: place.folder, file: posix.join(posix.dirname(place.file), specifier.replace(/\.js$/, ".ts")) }
      : { folder, file: `${entry.slice(1)}.ts` };
  const from = posix.dirname(placeSource(place, layout));
  const path = posix.relative(from, placeSource(target, layout)).replace(/\.ts$/, ".js");
  return path.startsWith("../") ? path : `./${path}`;
}

/** Replaces the package names of this repository, in comments and changelogs, by those of a workspace. */
export function renameMentions(text: string, naming: PackageNaming): string {
  return text.replaceAll(/@shortvideo-api\/([\w-]*)/g, (_, folder: string) => namePackage(folder, naming));
}

/** Returns the folder of the package that contains a file of a workspace; `undefined` if no package does. */
export function findFolder(path: string, layout: Layout): string | undefined {
  if (layout !== "package") return /^packages\/([^/]+)\/(?:src\/|package\.json$)/.exec(path)?.[1];
  if (path === "package.json") return "client";
  const [entry] = Object.entries(entries).find(([, placed]) => placed === path) ?? [];
  return entry?.split("/")[0] ?? /^src\/generated\/([^/]+)\//.exec(path)?.[1];
}
