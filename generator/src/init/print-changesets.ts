import { listPublished } from "@shortvideo-api/document/source";
import { ownScope } from "../config/paths.ts";
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
  const bumps = listPublished(settings).map((name) => `${JSON.stringify(name)}: minor`);
  return ["---", ...bumps, "---", "", "First release.", ""].join("\n");
}
