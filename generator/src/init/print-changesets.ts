import { namePackage, packageFolders } from "@shortvideo-api/document/source";
import type { Settings, WorkspaceParts } from "./workspace-parts.ts";

/** Prints the settings of changesets: all packages have one version. */
export function printChangesetConfig({ settings }: WorkspaceParts): string {
  const config = {
    changelog: "./changelog.mjs",
    commit: false,
    fixed: [listPackages(settings)],
    access: "public",
    baseBranch: "main",
    updateInternalDependencies: "patch",
  };
  return `${JSON.stringify(config, null, 2)}\n`;
}

/** Prints the changeset of the first release. */
export function printFirstChangeset(settings: Settings): string {
  const bumps = listPackages(settings).map((name) => `${JSON.stringify(name)}: minor`);
  return ["---", ...bumps, "---", "", "First release.", ""].join("\n");
}

function listPackages(settings: Settings): string[] {
  return packageFolders.map((name) => namePackage(name, settings));
}
