import { configurationFile, namePackage, packageFolders } from "@shortvideo-api/document/source";
import type { GeneratedFile } from "../output/generated-file.ts";
import { printManifest, printRootManifest, printRootTsconfig } from "./print-manifests.ts";
import { printApiReadme, printPackageReadme, printReadme } from "./print-readme.ts";
import { printChangesetConfig, printFirstChangeset } from "./print-changesets.ts";
import { printLicense } from "./print-license.ts";
import type { Settings, WorkspaceParts } from "./workspace-parts.ts";

/**
 * Lists the files of a workspace that `upgrade` brings up to date: all except the document, the settings, the first changeset
 * and the generated code.
 */
export function listWorkspace(parts: WorkspaceParts): GeneratedFile[] {
  const { settings, templates } = parts;
  const license = printLicense(settings);
  const licenseFile = (folder: string): GeneratedFile[] =>
    license === undefined ? [] : [{ path: `${folder}LICENSE`, text: license }];
  return [
    { path: "package.json", text: printRootManifest(parts) },
    { path: "tsconfig.json", text: printRootTsconfig(parts) },
    { path: "tsconfig.base.json", text: renameMentions(templates.tsconfig, settings) },
    { path: ".gitignore", text: "node_modules/\ndist/\n.cache/\n*.tgz\n" },
    { path: "README.md", text: printReadme(parts) },
    { path: ".changeset/config.json", text: printChangesetConfig(parts) },
    ...licenseFile(""),
    ...Object.entries(templates.files).map(([path, text]) => ({
      path,
      text: text.replaceAll(/@workspace\/([\w-]+)/g, (_, folder: string) => namePackage(folder, settings)),
    })),
    ...packageFolders.flatMap((name) => [
      { path: `packages/${name}/package.json`, text: printManifest(name, parts) },
      { path: `packages/${name}/README.md`, text: printPackageReadme(name) },
      ...(name === "client" ? [{ path: `packages/${name}/api.md`, text: printApiReadme() }] : []),
      ...licenseFile(`packages/${name}/`),
      ...Object.entries(templates.packages[name].files).map(([path, text]) => ({
        path: `packages/${name}/${path}`,
        text: renameMentions(text, settings),
      })),
    ]),
  ];
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

/** Replaces the package names of this repository by those of the workspace. */
export function renameMentions(text: string, settings: Settings): string {
  return text.replaceAll(/@shortvideo-api\/([\w-]*)/g, (_, folder: string) => namePackage(folder, settings));
}
