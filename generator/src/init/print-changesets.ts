import { listPublished } from "@shortvideo-api/document/source";
import { ownScope } from "../config/paths.ts";
import { printChangesetFile } from "../release/changeset-lines.ts";
import type { Settings, WorkspaceInputs } from "./workspace-inputs.ts";

/** Prints the settings of changesets: all packages have one version. */
export function printChangesetConfig({ settings }: WorkspaceInputs): string {
  const config = {
    // It leaves the signatures of `release:plan` out of changelogs.
    changelog: `${ownScope}/generator/changelog`,
    commit: false,
    fixed: [listPublished(settings)],
    access: "public",
    baseBranch: "main",
    updateInternalDependencies: "patch",
  };
  return `${JSON.stringify(config, null, 2)}\n`;
}

/** Prints the changeset of the first release. */
export function printFirstChangeset(settings: Settings): string {
  return printChangesetFile(
    listPublished(settings).map((name) => [name, "minor"]),
    "First release.",
  );
}
