import { relative, resolve } from "node:path";
import { printPath } from "@shortvideo-api/document/source";
import { Command, Option } from "commander";
import type { Change } from "./diff/change/change.ts";
import { diffSpecs, printPlace } from "./diff/diff-specs.ts";
import { isBreaking } from "./diff/change/plan-bump.ts";
import { openRevision } from "./diff/revision/open-revision.ts";
import { type Places, type PrintPlace, printJson, printMarkdown, printText } from "./diff/change/print-changes.ts";
import { findLastRelease, isShallow, type Revision } from "./diff/revision/read-revision.ts";
import { callerFolder, ownSpec, repository } from "./paths.ts";
import { printBaseProblems, printTrouble, printWarnings } from "./print-result.ts";
import { readFlags } from "./read-flags.ts";
import { releasedAs } from "./release/plan-release.ts";

interface Flags {
  base?: string;
  head?: string;
  spec?: string;
  format: "text" | "json" | "markdown";
  failOn: "never" | "breaking" | "any";
}

/** The exit codes; `--help` and the README list each of them. */
const exitCodes = { compared: 0, failOn: 1, usage: 2, problems: 3 } as const;

const help = `
Reports changes as callers of the API see them, with two verdicts: does a change break callers on the wire, in any
language, and does it break the types of TypeScript programs. Without --base, it compares with the last release.

Name a document by a file, a commit, branch or tag, \`COMMIT:PATH\`, or an address. From an address, only that file is
fetched, not the files it refers to. An earlier document with problems is compared as far as it can be read. Parts of the
later document that could not be read are not compared; a warning names them.

Exit code: 0 compared, 1 --fail-on found such changes, 2 wrong usage or unknown document, 3 a document has problems.

Examples:
  npm run spec:diff                                    since the last release
  npm run spec:diff -- --base main --fail-on breaking  in a pull request
  npm run spec:diff -- --base v1 --head v2             between two commits
  npm run spec:diff -- --base main:docs/openapi.yaml   if the document had another path
  npm run spec:diff -- --base old.yaml --head new.yaml --format markdown
  npm run spec:diff -- --base https://example.com/openapi.json`;

/** Runs the command line. Returns the exit code. */
export async function main(args: readonly string[]): Promise<number> {
  const flags = readOwnFlags(args);
  if (typeof flags === "number") return flags;
  const folder = callerFolder();
  const spec = resolve(folder, flags.spec ?? ownSpec);
  const base = flags.base ?? findLastRelease(repository, releasedAs);
  if (base === undefined) {
    const why = isShallow(repository)
      ? "This clone is shallow and has no tag of a release. Run `git fetch --unshallow --tags`."
      : "There is no release yet.";
    console.error(`${why} Or compare with a commit or a file: \`--base main\`.`);
    return exitCodes.usage;
  }
  const opened: Revision[] = [];
  const open = async (name: string): Promise<Revision> => {
    const path = relative(repository, spec).startsWith("..") ? ownSpec : spec;
    const revision = await openRevision(name, { repository, folder, spec: path });
    opened.push(revision);
    return revision;
  };
  try {
    const [before, after] = [await open(base), await open(flags.head ?? spec)];
    return await compare(before, after, flags);
  } catch (error) {
    if (opened.length < 2 && error instanceof Error) console.error(error.message);
    else printTrouble(error);
    return opened.length < 2 ? exitCodes.usage : exitCodes.problems;
  } finally {
    for (const { dispose } of opened) dispose();
  }
}

async function compare(before: Revision, after: Revision, { format, failOn }: Flags): Promise<number> {
  const { changes, problems, warnings } = await diffSpecs(before.file, after.file);
  printBaseProblems(problems);
  printWarnings(warnings);
  const places = { before: namePlaces(before), after: namePlaces(after) };
  process.stdout.write(`${print(changes, places, format)}\n`);
  return isFailure(changes, failOn) ? exitCodes.failOn : exitCodes.compared;
}

function print(changes: readonly Change[], places: Places, format: Flags["format"]): string {
  if (format === "json") return printJson(changes, places);
  return format === "markdown" ? printMarkdown(changes, places) : printText(changes, places, process.stdout);
}

/** A file of a commit is named as in the repository, an address by itself, and a file that is there as its path. */
function namePlaces({ file: document, folder, name }: Revision): PrintPlace {
  return (place) =>
    printPlace(place, (file) => {
      if (name === undefined) return printPath(file, callerFolder());
      return file === document ? name : relative(folder, file);
    });
}

function isFailure(changes: readonly Change[], failOn: Flags["failOn"]): boolean {
  if (failOn === "never") return false;
  return failOn === "any" ? changes.length > 0 : changes.some(isBreaking);
}

/** Returns the flags, or the exit code if there is nothing to run. */
function readOwnFlags(args: readonly string[]): Flags | number {
  const command = new Command("spec:diff")
    .description("Compares the document with an earlier one and reports the changes for callers.")
    .option(
      "--base <name>",
      "the earlier document: a commit, `COMMIT:PATH`, a file or an address (default: the last release)",
    )
    .option("--head <name>", "the later document, named the same way (default: the file of --spec)")
    .option("--spec <file>", "path of the document in commits (default: spec/openapi.yaml of this repository)")
    .addOption(new Option("--format <format>", "output format").choices(["text", "json", "markdown"]).default("text"))
    .addOption(
      new Option("--fail-on <changes>", "exit with code 1 on such changes")
        .choices(["never", "breaking", "any"])
        .default("never"),
    )
    .addHelpText("after", help);
  return readFlags<Flags>(command, args);
}
