import { configurationFile, packageFolders } from "@shortvideo-api/document/source";
import type { GeneratedFile } from "../output/generated-file.ts";
import { arrangeSources } from "../workspace/write-runtime.ts";
import { printChangesetConfig, printFirstChangeset } from "./print-changesets.ts";
import { printLicense } from "./print-license.ts";
import { printManifest, printOnlyManifest, printRootManifest, printRootTsconfig } from "./print-manifests.ts";
import { printApiReadme, printOnlyReadme, printPackageReadme, printReadme } from "./print-readme.ts";
import type { Settings, WorkspaceParts } from "./workspace-parts.ts";

/**
 * Lists the files of a workspace that `upgrade` brings up to date. These are not the document, the settings, the first changeset,
 * the runtime and the generated code.
 */
export function listWorkspace(parts: WorkspaceParts): GeneratedFile[] {
  const { settings, templates } = parts;
  const files = [
    ...(settings.layout === "package" ? listOnlyPackage(parts) : listPackages(parts)),
    ...arrangeSources(settings, templates).entries,
    { path: "tsconfig.json", text: printRootTsconfig(parts) },
    { path: ".gitignore", text: printIgnored(settings) },
    { path: ".changeset/config.json", text: printChangesetConfig(parts) },
    ...Object.entries(templates.files).map(([path, text]) => ({ path, text })),
  ];
  return [...files, ...listLicenses(parts)];
}

function listPackages(parts: WorkspaceParts): GeneratedFile[] {
  return [
    { path: "package.json", text: printRootManifest(parts) },
    { path: "README.md", text: printReadme(parts) },
    { path: "packages/client/api.md", text: printApiReadme() },
    ...packageFolders.flatMap((name) => [
      { path: `packages/${name}/package.json`, text: printManifest(name, parts) },
      { path: `packages/${name}/README.md`, text: printPackageReadme(name) },
    ]),
  ];
}

function listOnlyPackage(parts: WorkspaceParts): GeneratedFile[] {
  return [
    { path: "package.json", text: printOnlyManifest(parts) },
    { path: "README.md", text: printOnlyReadme(parts) },
    { path: "api.md", text: printApiReadme() },
  ];
}

/** Lists the files that git ignores. The runtime comes from the generator, as other dependencies do. */
function printIgnored({ layout }: Settings): string {
  const runtime = layout === "package" ? "src/runtime/" : "packages/*/src/runtime/";
  return ["node_modules/", "dist/", ".cache/", "*.tgz", runtime, ""].join("\n");
}

function listLicenses({ settings }: WorkspaceParts): GeneratedFile[] {
  const text = printLicense(settings);
  if (text === undefined) return [];
  const folders = settings.layout === "package" ? [] : packageFolders.map((name) => `packages/${name}/`);
  return ["", ...folders].map((folder) => ({ path: `${folder}LICENSE`, text }));
}

/** Lists the files that `init` writes once: the settings and the first changeset. From then on they belong to the user. */
export function listFirstFiles({ settings }: WorkspaceParts): GeneratedFile[] {
  return [
    { path: configurationFile, text: printSettings(settings) },
    { path: ".changeset/first-release.md", text: printFirstChangeset(settings) },
  ];
}

/** Prints the configuration file. */
export function printSettings(settings: Settings): string {
  const $schema = "./node_modules/@shortvideo-api/generator/dist/openapi-monorepo.schema.json";
  return `${JSON.stringify({ $schema, ...settings }, null, 2)}\n`;
}
