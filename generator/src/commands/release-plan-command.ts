import { Command, Option } from "commander";
import { ProblemsError, uncapitalize } from "@shortvideo-api/document/source";
import { printHeadline } from "@shortvideo-api/diff/source";
import { isShallow } from "@shortvideo-api/document/revision/source";
import { findCallerFolder, ownPaths, type RepositoryPaths } from "../config/paths.ts";
import { checkWorkspace } from "./open-inputs.ts";
import { printFailure } from "./print-result.ts";
import { printBaseProblems, printWarnings, readFlags } from "@shortvideo-api/diff/commands/source";
import { changesetPath, planRelease, type ReleasePlan, releasedAs } from "../release/plan-release.ts";

interface Flags {
  check?: true;
  base?: string;
  lowerTo?: "minor" | "patch";
  because?: string;
}

const help = `
Writes ${changesetPath}: the changes for callers since the last release, and the bump that they require. Changesets that
you write beside it add text, or raise the bump. Give a reason to lower it: the changelog prints the reason.

A reason to lower the bump applies to the current changes only. Text that you add to the changeset stays in it. After a merge,
run the command again: it writes the changes of both branches.

Exit code: 0 planned or up to date, 1 --check found the changeset out of date or planning failed, 2 usage error,
3 the document has problems.

Examples:
  npm run release:plan                                     writes the changeset
  npm run release:plan -- --check                          in CI: fails if it is out of date
  npm run release:plan -- --lower-to minor --because "The service never returned this field."`;

const outgrownReason =
  "The reason to lower it does not cover all of these changes, so it has no effect. Give the reason again if it applies to all of them.";

/** Runs the command line for a repository. Returns the exit code. */
export async function main(args: readonly string[], paths: RepositoryPaths = ownPaths): Promise<number> {
  const flags = readOwnFlags(args);
  if (typeof flags === "number") return flags;
  const { check = false, base, lowerTo, because = "" } = flags;
  // Elsewhere, nothing was released, and `--check` would pass.
  const code = await checkWorkspace();
  if (code !== 0) return code;
  try {
    const lowering = lowerTo === undefined ? undefined : { to: lowerTo, reason: because };
    const plan = await planRelease({ ...paths, base, folder: findCallerFolder(), lowering, check });
    return printPlan(plan, check, paths);
  } catch (error) {
    printFailure(error);
    return error instanceof ProblemsError ? 3 : 1;
  }
}

function printPlan(plan: ReleasePlan, check: boolean, { repository }: RepositoryPaths): number {
  const { base, changes, asked, bump, was } = plan;
  if (base === undefined) {
    const noTag = `there is no tag \`${releasedAs}…\` before this commit`;
    if (isShallow(repository)) {
      console.error(
        `Nothing was compared: this clone is shallow, and ${noTag} in it. Run \`git fetch --unshallow --tags\`, or name a commit: \`--base\`.`,
      );
      return 1;
    }
    console.log(`Nothing was released yet: ${noTag}. No changeset is needed.`);
    return 0;
  }
  printBaseProblems(plan.problems);
  printWarnings(plan.warnings);
  const outgrown = plan.isOutgrown ? ` ${outgrownReason}` : "";
  const lowered = bump === asked ? outgrown : ` A reason lowers it to a ${bump} release.`;
  const summary = `Since ${base}, ${uncapitalize(printHeadline(changes))}.${lowered}`;
  if (was === "up to date") {
    console.log(`${summary} ${asked === "none" ? "There is no changeset." : `${changesetPath} is up to date.`}`);
    return 0;
  }
  if (!check) {
    console.log(`${summary} ${changesetPath} is ${was === "superfluous" ? "deleted" : "written"}.`);
    return 0;
  }
  const operations = [...new Set(changes.flatMap((change) => change.operations))];
  const named = operations.length === 0 ? "" : `\nOperations: ${operations.join(", ")}.`;
  const states = {
    missing: "is missing",
    different: "is out of date",
    superfluous: "lists changes that no longer exist",
  };
  console.error(`${summary}${named}\n${changesetPath} ${states[was]}. Run \`npm run release:plan\` and commit it.`);
  return 1;
}

/** Returns the flags, or the exit code if there is nothing to run. */
function readOwnFlags(args: readonly string[]): Flags | number {
  const command = new Command("release:plan")
    .description("Plans the next release from the changes of the document, and writes its changeset.")
    .option("--check", "write nothing; fail if the changeset does not match the document")
    .option(
      "--base <name>",
      "the earlier document: a commit, `COMMIT:PATH`, a file or an address (default: the last release)",
    )
    .addOption(
      new Option("--lower-to <bump>", "release with a smaller bump than the changes require").choices([
        "minor",
        "patch",
      ]),
    )
    .option("--because <reason>", "the reason for the smaller bump: one sentence for callers")
    .addHelpText("after", help);
  return readFlags<Flags>(command, args, ({ because = "", lowerTo }) => {
    const hasReason = because.trim() !== "";
    if (lowerTo !== undefined && !hasReason) command.error('`--lower-to` needs a reason: `--because "…"`.');
    if (lowerTo === undefined && hasReason)
      command.error("`--because` has no effect without `--lower-to`. Name the bump.");
  });
}
