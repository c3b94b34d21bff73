import { Command, Option } from "commander";
import { ProblemsError } from "./problems-error.ts";
import { printSummary } from "./diff/change/print-changes.ts";
import { isShallow } from "./diff/revision/read-revision.ts";
import { ownSpec, repository } from "./paths.ts";
import { printBaseProblems, printTrouble, printWarnings } from "./print-result.ts";
import { readFlags } from "./read-flags.ts";
import { changesetPath, planRelease, type ReleasePlan, releasedAs } from "./release/plan-release.ts";

interface Flags {
  check?: true;
  base?: string;
  lowerTo?: "minor" | "patch";
  because?: string;
}

const help = `
Writes ${changesetPath}: what changed for callers since the last release, and the bump that it asks for. Changesets that
you write beside it add words, or raise the bump. To lower it, say why: the reason stands in the changelog.

A reason to lower the bump holds for the changes it was given for. Words that you add to the changeset stay in it. After a merge,
run it again: it writes the changes of both branches.

Exit code: 0 planned or up to date, 1 --check found the changeset out of date or it cannot be planned, 2 wrong use,
3 the document has problems.

Examples:
  npm run release:plan                                     writes the changeset
  npm run release:plan -- --check                          in CI: is it up to date?
  npm run release:plan -- --lower-to minor --because "The service never returned this field."`;

const outgrownReason =
  "The reason to lower it was not given for all that asks for it, and does not count: give it again, if it holds for all.";

/** Runs the command line. Gives the exit code. */
export async function main(args: readonly string[]): Promise<number> {
  const flags = readOwnFlags(args);
  if (typeof flags === "number") return flags;
  const { check = false, base, lowerTo, because = "" } = flags;
  try {
    const lowering = lowerTo === undefined ? undefined : { to: lowerTo, reason: because };
    const plan = await planRelease({ repository, spec: ownSpec, base, lowering, check });
    return tell(plan, check);
  } catch (error) {
    if (error instanceof Error && error.name === "Error") console.error(error.message);
    else printTrouble(error);
    return error instanceof ProblemsError ? 3 : 1;
  }
}

function tell(plan: ReleasePlan, check: boolean): number {
  const { base, changes, asked, bump, was } = plan;
  if (base === undefined) {
    const none = `no tag \`${releasedAs}@…\` is behind this commit`;
    if (isShallow(repository)) {
      console.error(
        `Nothing is compared: this clone is shallow, and ${none} in it. Run \`git fetch --unshallow --tags\`, or name a commit: \`--base\`.`,
      );
      return 1;
    }
    console.log(`Nothing was released yet: ${none}. There is nothing to plan.`);
    return 0;
  }
  printBaseProblems(plan.problems);
  printWarnings(plan.warnings);
  const outgrown = plan.isOutgrown ? ` ${outgrownReason}` : "";
  const lowered = bump === asked ? outgrown : ` It is lowered to a ${bump} one, with a reason.`;
  const summary = `Since ${base}, ${lowerFirst(printSummary(changes))}${lowered}`;
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

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}

/** Flags, or the exit code when there is nothing to run. */
function readOwnFlags(args: readonly string[]): Flags | number {
  const command = new Command("release:plan")
    .description("Plans the release that the document asks for, and writes its changeset.")
    .option("--check", "write nothing; fail when the changeset is not what the document asks for")
    .option("--base <ref>", "what to compare with: a commit, branch or tag (default: the last release)")
    .addOption(new Option("--lower-to <bump>", "release as less than the changes ask for").choices(["minor", "patch"]))
    .option("--because <reason>", "why it may be lowered: one sentence for callers")
    .addHelpText("after", help);
  return readFlags<Flags>(command, args, ({ because = "", lowerTo }) => {
    const hasReason = because.trim() !== "";
    if (lowerTo !== undefined && !hasReason) command.error('`--lower-to` takes a reason: `--because "…"`.');
    if (lowerTo === undefined && hasReason) command.error("`--because` goes with `--lower-to`.");
  });
}
