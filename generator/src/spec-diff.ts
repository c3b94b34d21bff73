import { relative, resolve } from "node:path";
import { Command, Option } from "commander";
import { printPath } from "./diagnostics/print-diagnostics.ts";
import type { Change } from "./diff/change.ts";
import { diffSpecs, printPlace } from "./diff/diff-specs.ts";
import { isBreaking } from "./diff/plan-bump.ts";
import { printJson, printMarkdown, printText, type Places } from "./diff/print-changes.ts";
import { readBase } from "./diff/read-base.ts";
import { findLastRelease, type Revision } from "./diff/read-revision.ts";
import { callerFolder, ownSpec, repository } from "./paths.ts";
import { printTrouble } from "./print-outcome.ts";
import { readFlags } from "./read-flags.ts";
import { releasedAs } from "./release/plan-release.ts";

interface Flags {
  base?: string;
  spec?: string;
  format: "text" | "json" | "markdown";
  failOn: "never" | "breaking" | "any";
}

const help = `
Changes are told from the side of callers, with two verdicts: does it break a caller on the wire, in any language, and
does it break the types of a TypeScript program. Without --base, the last release is taken.

Exit code: 0 compared, 1 a document has problems or --fail-on found what it looks for, 2 wrong use.

Examples:
  npm run spec:diff                                    since the last release
  npm run spec:diff -- --base main --fail-on breaking  in a pull request
  npm run spec:diff -- --base old.yaml --spec new.yaml --format markdown`;

/** Runs the command line. Gives the exit code. */
export async function main(args: readonly string[]): Promise<number> {
  const flags = readOwnFlags(args);
  if (typeof flags === "number") return flags;
  const spec = resolve(callerFolder(), flags.spec ?? ownSpec);
  const base = flags.base ?? findLastRelease(repository, releasedAs);
  if (base === undefined) {
    console.error("There is no release yet to compare with. Name a commit or a file: `--base main`.");
    return 2;
  }
  let revision: Revision | undefined;
  try {
    const path = relative(repository, spec).startsWith("..") ? ownSpec : spec;
    revision = readBase(repository, base, resolve(callerFolder(), base), path);
    const changes = await diffSpecs(revision.file, spec);
    process.stdout.write(`${print(changes, placesOf(revision, base), flags.format)}\n`);
    return isFailure(changes, flags.failOn) ? 1 : 0;
  } catch (error) {
    if (revision === undefined && error instanceof Error) console.error(error.message);
    else printTrouble(error);
    return revision === undefined ? 2 : 1;
  } finally {
    revision?.dispose();
  }
}

function print(changes: readonly Change[], places: Places, format: Flags["format"]): string {
  if (format === "json") return printJson(changes, places);
  return format === "markdown" ? printMarkdown(changes, places) : printText(changes, places, process.stdout);
}

/** A file of a commit is named as in the repository, with the commit behind it. */
function placesOf({ folder }: Revision, base: string): Places {
  const nameBefore = (file: string): string => {
    const path = relative(folder, file);
    return path.startsWith("..") || resolve(callerFolder(), base) === file ? printPath(file, callerFolder()) : path;
  };
  return {
    before: (place) => printPlace(place, nameBefore),
    after: (place) => printPlace(place, (file) => printPath(file, callerFolder())),
  };
}

function isFailure(changes: readonly Change[], failOn: Flags["failOn"]): boolean {
  if (failOn === "never") return false;
  return failOn === "any" ? changes.length > 0 : changes.some(isBreaking);
}

/** Flags, or the exit code when there is nothing to run. */
function readOwnFlags(args: readonly string[]): Flags | number {
  const command = new Command("spec:diff")
    .description("Compares the document with an earlier one, from the side of its callers.")
    .option("--base <ref|file>", "the earlier document: a commit, branch or tag, or a file (default: the last release)")
    .option("--spec <file>", "the later document (default: spec/openapi.yaml of this repository)")
    .addOption(new Option("--format <format>", "how to tell").choices(["text", "json", "markdown"]).default("text"))
    .addOption(
      new Option("--fail-on <what>", "exit with 1 on such changes")
        .choices(["never", "breaking", "any"])
        .default("never"),
    )
    .addHelpText("after", help);
  return readFlags<Flags>(command, args);
}
