import { configurationFile, packageFolders } from "@shortvideo-api/document/source";
import type { GeneratedFile } from "../output/generated-file.ts";
import { arrangeSources } from "../workspace/write-runtime.ts";
import { printChangesetConfig, printFirstChangeset } from "./print-changesets.ts";
import { printLicense } from "./print-license.ts";
import { printManifest, printOnlyManifest, printRootManifest, printRootTsconfig } from "./print-manifests.ts";
import { listPartTests } from "./print-part-tests.ts";
import { printApiReadme, printOnlyReadme, printPackageReadme, printReadme } from "./print-readme.ts";
import type { Settings, WorkspaceInputs } from "./workspace-inputs.ts";

/**
 * Lists the files of a workspace that `upgrade` brings up to date. These are not the document, the settings, the first changeset,
 * the runtime and the generated code.
 */
export function listWorkspace(inputs: WorkspaceInputs): GeneratedFile[] {
  const { settings, templates } = inputs;
  const files = [
    ...(settings.layout === "package" ? listOnlyPackage(inputs) : listPackages(inputs)),
    ...arrangeSources(settings, templates).entries,
    { path: "tsconfig.json", text: printRootTsconfig(inputs) },
    { path: ".gitignore", text: printIgnored(settings) },
    { path: ".changeset/config.json", text: printChangesetConfig(inputs) },
    ...Object.entries(templates.files).map(([path, text]) => ({ path, text })),
  ];
  return [...files, ...listLicenses(inputs)];
}

function listPackages(inputs: WorkspaceInputs): GeneratedFile[] {
  return [
    { path: "package.json", text: printRootManifest(inputs) },
    { path: "README.md", text: printReadme(inputs) },
    { path: "packages/client/api.md", text: printApiReadme() },
    ...packageFolders.flatMap((name) => [
      { path: `packages/${name}/package.json`, text: printManifest(name, inputs) },
      { path: `packages/${name}/README.md`, text: printPackageReadme(name, inputs) },
    ]),
  ];
}

function listOnlyPackage(inputs: WorkspaceInputs): GeneratedFile[] {
  return [
    { path: "package.json", text: printOnlyManifest(inputs) },
    { path: "README.md", text: printOnlyReadme(inputs) },
    { path: "api.md", text: printApiReadme() },
  ];
}

/** Lists the files that git ignores. The runtime comes from the generator, as other dependencies do. */
function printIgnored({ layout }: Settings): string {
  const runtime = layout === "package" ? "src/runtime/" : "packages/*/src/runtime/";
  return ["node_modules/", "dist/", "site/", ".cache/", "*.tgz", "contract.html", "agent.html", runtime, ""].join("\n");
}

function listLicenses({ settings }: WorkspaceInputs): GeneratedFile[] {
  const text = printLicense(settings);
  if (text === undefined) return [];
  const folders = settings.layout === "package" ? [] : packageFolders.map((name) => `packages/${name}/`);
  return ["", ...folders].map((folder) => ({ path: `${folder}LICENSE`, text }));
}

/**
 * Lists the files that `init` writes once: the settings, the first changeset, and the examples of optional parts. From then on they belong
 * to the user.
 */
export function listFirstFiles(inputs: WorkspaceInputs): GeneratedFile[] {
  const { settings } = inputs;
  return [
    { path: configurationFile, text: printSettings(settings) },
    { path: ".changeset/first-release.md", text: printFirstChangeset(settings) },
    ...listPartTests(inputs).map(({ path, text }) => ({ path, text })),
  ];
}

/** Prints the configuration file. */
export function printSettings(settings: Settings): string {
  const $schema = "./node_modules/@shortvideo-api/generator/dist/openapi-monorepo.schema.json";
  return `${JSON.stringify({ $schema, ...settings }, null, 2)}\n`;
}
