import { Command } from "commander";
import { refreshConfiguration } from "../config/configuration-module.ts";
import { repository } from "../config/paths.ts";
import { openSettings } from "./open-inputs.ts";
import { printFailure } from "./print-result.ts";
import { readFlags } from "@shortvideo-api/diff/commands/source";
import { printDifference } from "../upgrade/merge-texts.ts";
import { listWorkspaceFiles, type Upgrade, upgradeWorkspace } from "../upgrade/upgrade-workspace.ts";
import type { UpgradeStep } from "../upgrade/plan-upgrade.ts";

interface Flags {
  dryRun?: true;
  keep: readonly string[];
}

const help = `
Run the new version in a workspace of an earlier one: by npx, or as \`npm run upgrade\` after an update in package.json.
Files that you have not edited are replaced. Edits are merged: JSON by its keys, other files by their lines, with git. A file
in which you and the generator have changed the same stays as it is, and the difference is shown. Edit it, then name it with
--keep.

It also follows \`parts\` of openapi-monorepo.json: it adds the packages and the examples of a new part.

If the new version writes other code, copied or generated, it adds a changeset to .changeset/ with the reasons and the bump.
The changeset is yours: edit or delete it. Run \`npm run generate\` after the upgrade, not before.

Exit code: 0 done, 1 a file needs your attention, or the document has problems, 2 usage error.

Examples:
  npx @shortvideo-api/generator@latest upgrade --dry-run   shows what would change
  npx @shortvideo-api/generator@latest upgrade
  npx @shortvideo-api/generator@latest upgrade --keep README.md
                                                           README.md is as you want it`;

/** Runs the command line of `upgrade`. Returns the exit code. */
export async function main(args: readonly string[]): Promise<number> {
  const command = new Command("openapi-monorepo upgrade")
    .description("Brings the copied files of the workspace to the version of this generator, and keeps edits.")
    .option("--dry-run", "write nothing; show what would change")
    .option(
      "--keep <file>",
      "leave this file as it is, and consider it up to date; can be repeated",
      (file: string, others: readonly string[]) => [...others, file.replaceAll("\\", "/")],
      [],
    )
    .addHelpText("after", help);
  const flags = readFlags<Flags>(command, args);
  if (typeof flags === "number") return flags;
  if (!(await openSettings())) return 2;
  try {
    const dryRun = flags.dryRun ?? false;
    await refreshConfiguration(repository, { check: dryRun });
    const upgrade = await upgradeWorkspace({ folder: repository, dryRun, keep: flags.keep });
    return printUpgrade(upgrade, dryRun);
  } catch (error) {
    printFailure(error);
    return 1;
  }
}

/** Prints the files of the workspace as this generator writes them, for the `upgrade` of a later one. Returns the exit code. */
export async function printFiles(): Promise<number> {
  if (!(await openSettings())) return 2;
  process.stdout.write(`${JSON.stringify(await listWorkspaceFiles(repository))}\n`);
  return 0;
}

const words: Readonly<Record<UpgradeStep["kind"], string>> = {
  add: "added",
  replace: "replaced",
  merge: "merged",
  delete: "deleted",
  leave: "left",
  conflict: "conflict",
};

function printUpgrade({ steps, from, to }: Upgrade, dryRun: boolean): number {
  for (const { kind, path } of steps) console.log(`${words[kind].padEnd(9)} ${path}`);
  const conflicts = steps.filter((step) => step.kind === "conflict");
  for (const { path, ours, theirs } of conflicts) {
    console.error(
      `\n\`${path}\` has edits of yours where the generator has changes. It was not changed. The difference:\n`,
    );
    process.stderr.write(printDifference(path, ours, theirs));
    // The workspace may still have the earlier generator installed.
    console.error(`Edit it as you want it, then run \`npx @shortvideo-api/generator@${to} upgrade --keep ${path}\`.`);
  }
  const left = steps.filter(({ kind }) => kind === "leave").length;
  if (left > 0) console.log("\nFiles that were left are not needed any more. They stay because you have edited them.");
  const versions = from === to ? `version ${to}` : `version ${from} to ${to}`;
  if (steps.length === 0) console.log(`Everything is up to date with ${versions}.`);
  else if (dryRun) console.log(`\nNothing was written. Without --dry-run, this changes the files from ${versions}.`);
  else console.log(`\nUpgraded: ${versions}. Next: \`npm install\`, \`npm run generate\`, \`npm test\`.`);
  return conflicts.length > 0 ? 1 : 0;
}
