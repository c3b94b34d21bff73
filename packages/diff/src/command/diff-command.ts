import { existsSync } from "node:fs";
import { relative, resolve, sep } from "node:path";
import { type Config, printPath, ProblemsError, readConfig } from "@shortvideo-api/document/source";
import {
  addReportTarget,
  checkDiff,
  type DiffReport,
  prepareFiles,
  renderDiffReport,
  type ReportFormat,
  reportFormatNames,
  type ReportTarget,
  ReportTargetError,
  reportTargetForm,
  ReportWriteError,
  writeReports,
} from "@shortvideo-api/report";
import { Command, InvalidArgumentError, Option } from "commander";
import {
  describeFiles,
  findLastRelease,
  isShallow,
  openRevision,
  type Revision,
} from "@shortvideo-api/document/revision/source";
import { buildReport, type NamedDocument } from "../build-report.ts";
import { diffSpecs } from "../diff-specs.ts";
import { printAnnotations } from "./print-annotations.ts";
import { isColored, printBaseProblems, printProblems, printWarnings } from "./print-diagnostics.ts";
import { readFlags } from "./read-flags.ts";

/** Where the command line finds documents. */
export interface DiffPlaces {
  /** How callers start the program, as its help shows it: `npm run spec:diff --`. */
  readonly program: string;
  /** Absolute path of the repository whose commits are compared. */
  readonly repository: string;
  /** Absolute path of the document. */
  readonly spec: string;
  /** Absolute path of the configuration of the workspace. */
  readonly configuration?: string | undefined;
  /** The folder that relative paths of the caller begin in. Default: the working folder. */
  readonly folder?: string;
  /** Beginnings of the tags of releases: `@acme/client@`. Without them, `--base` is required. */
  readonly releasedAs?: readonly string[];
}

interface Flags {
  base?: string;
  head?: string;
  spec?: string;
  config?: string;
  refsWithin?: string;
  format: ReportFormat;
  report: readonly ReportTarget[];
  failOn: DiffReport["failOn"];
}

/** The exit codes; `--help` and CONTRIBUTING.md list each of them. */
const exitCodes = { compared: 0, failOn: 1, usage: 2, problems: 3, unwritten: 4 } as const;

const printHelp = (program: string): string => `
Reports changes as callers of the API see them, with two verdicts: does a change break callers on the wire, in any
language, and does it break the types of TypeScript programs.

Name a document by a file, a commit, branch or tag, \`COMMIT:PATH\`, or an address. From an address, only that file is
fetched, not the files it refers to. Each document is read with the configuration that names it and its overlays, as they
were in its own version: \`openapi-monorepo.json\` in the nearest folder. An earlier document with problems is compared as far as it can be read. Parts of the
later document that could not be read are not compared; a warning names them.

\`--format github\` prints annotations for GitHub Actions. A change that breaks callers on the wire is an error, one that
breaks their types is a warning, and any other is a notice. Like SARIF, they point at the later document; a removal points at the
nearest parent that is still there. In JUnit, exactly the changes that --fail-on names fail.

Exit code: 0 compared, 1 --fail-on found such changes, 2 usage error or unknown document, 3 a document has problems,
4 a report could not be written.

Examples:
  ${program} --base main --fail-on breaking            in a pull request
  ${program} --base origin/main --format github --report changes.html --report changes.sarif
  ${program} --base v1 --head v2                       between two commits
  ${program} --base main:docs/openapi.yaml             if the document had another path
  ${program} --base old.yaml --head new.yaml --format markdown
  ${program} --base https://example.com/openapi.json`;

/** Runs the command line for a repository. Returns the exit code. */
export async function main(args: readonly string[], places: DiffPlaces): Promise<number> {
  const flags = readOwnFlags(args, places);
  if (typeof flags === "number") return flags;
  const { repository, configuration, releasedAs, folder = process.cwd() } = places;
  const config = openConfig(flags, folder);
  if (config === "unusable") return exitCodes.problems;
  const spec = flags.spec === undefined ? (config?.specFile ?? places.spec) : resolve(folder, flags.spec);
  const opened: Revision[] = [];
  const open = async (name: string): Promise<Revision> => {
    const path = relative(repository, spec).startsWith("..") ? places.spec : spec;
    const revision = await openRevision(name, { repository, folder, spec: path, configuration, config });
    opened.push(revision);
    return revision;
  };
  const targets = flags.report.map(({ file, format }) => ({ file: resolve(folder, file), format }));
  try {
    const base = flags.base ?? (releasedAs === undefined ? undefined : findLastRelease(repository, releasedAs));
    if (base === undefined) {
      const reason = releasedAs === undefined ? "" : "There is no release yet. ";
      console.error(
        releasedAs !== undefined && isShallow(repository)
          ? "This clone is shallow and has no tag of a release. Run `git fetch --unshallow --tags`, or name a commit or a file: `--base main`."
          : `${reason}Name a commit or a file to compare with: \`--base main\`.`,
      );
      return exitCodes.usage;
    }
    if (flags.head === undefined && !existsSync(spec)) {
      console.error(`There is no file \`${printPath(spec, folder)}\`. Name the later document: \`--head FILE\`.`);
      return exitCodes.usage;
    }
    const read = [base, flags.head, flags.config].map((name) => (name === undefined ? spec : resolve(folder, name)));
    await prepareFiles(
      targets.map(({ file }) => file),
      read,
    );
    const [before, after] = [await open(base), await open(flags.head ?? spec)];
    return await compare(before, after, flags, { targets, folder, config });
  } catch (error) {
    if (error instanceof ReportWriteError) {
      console.error(error.message);
      return exitCodes.unwritten;
    }
    const [, after] = opened;
    if (!after && error instanceof Error && !(error instanceof ProblemsError)) {
      console.error(error.message);
      return exitCodes.usage;
    }
    if (!(error instanceof ProblemsError)) {
      console.error("The comparison failed. This is a defect of the differ, not a problem of the document:");
      console.error(error);
    } else if (flags.format === "github" && after) {
      printAnnotations(error.diagnostics, nameDocument(after, folder, config).nameFile);
    } else printProblems(describeFiles(error.diagnostics, opened), "Nothing was compared.");
    return exitCodes.problems;
  } finally {
    for (const { dispose } of opened) dispose();
  }
}

interface CompareOptions {
  readonly targets: readonly ReportTarget[];
  /** The folder that relative paths of the caller begin in. */
  readonly folder: string;
  /** The configuration that the caller names. */
  readonly config: Config | undefined;
}

async function compare(
  before: Revision,
  after: Revision,
  { format, failOn, refsWithin }: Flags,
  { targets, folder, config }: CompareOptions,
): Promise<number> {
  const allow = (revision: Revision): Revision =>
    refsWithin === undefined || revision.name !== undefined
      ? revision
      : { ...revision, refsWithin: resolve(folder, refsWithin) };
  const comparison = await diffSpecs(allow(before), allow(after));
  const named = { before: nameDocument(before, folder, config), after: nameDocument(after, folder, config) };
  if (format === "github") {
    printAnnotations(comparison.problems, named.before.nameFile, "run");
    printAnnotations(comparison.warnings, named.after.nameFile);
  } else {
    printBaseProblems(describeFiles(comparison.problems, [before]));
    printWarnings(describeFiles(comparison.warnings, [after]));
  }
  const report = buildReport(comparison, named, failOn);
  process.stdout.write(
    renderDiffReport(report, format, { color: isColored(process.stdout), width: process.stdout.columns }),
  );
  const unwritten = await writeReports(targets, (each) => renderDiffReport(report, each));
  for (const { message } of unwritten) console.error(message);
  if (checkDiff(report) !== 0) return exitCodes.failOn;
  return unwritten.length > 0 ? exitCodes.unwritten : exitCodes.compared;
}

/**
 * Names the files of a document. The name of a file in a commit is its path in the repository, that of a file on disk its relative
 * path. An address is its own name. In GitHub Actions, paths begin at the root of the checkout, whatever folder the command runs in.
 */
function nameDocument(
  { file: document, folder, name }: Revision,
  caller: string,
  config: Config | undefined,
): NamedDocument {
  const nameFile = (file: string): string => {
    const isCopied = name !== undefined && !config?.overlayFiles.includes(file);
    if (isCopied) return file === document ? name : relative(folder, file).split(sep).join("/");
    return printPath(file, process.env["GITHUB_WORKSPACE"] || caller);
  };
  return { file: nameFile(document), nameFile };
}

/** Reads the configuration that the caller names, if any. Prints its problems. */
function openConfig({ config }: Flags, folder: string): Config | "unusable" | undefined {
  if (config === undefined) return undefined;
  try {
    return readConfig(resolve(folder, config));
  } catch (error) {
    if (!(error instanceof ProblemsError)) throw error;
    printProblems(error.diagnostics, "Nothing was compared.");
    return "unusable";
  }
}

/** Returns the flags, or the exit code if there is nothing to run. */
function readOwnFlags(args: readonly string[], { program, releasedAs, repository, spec }: DiffPlaces): Flags | number {
  const usualBase = releasedAs === undefined ? "required" : "default: the last release";
  const usualSpec = relative(repository, spec).split(sep).join("/");
  const command = new Command(program.replace(/^npm run | --$/g, ""))
    .description("Compares the document with an earlier one and reports the changes for callers.")
    .option("--base <name>", `the earlier document: a commit, \`COMMIT:PATH\`, a file or an address (${usualBase})`)
    .option("--head <name>", "the later document, named the same way (default: the file of --spec)")
    .option("--spec <file>", `path of the document in commits (default: ${usualSpec})`)
    .option("--config <file>", "read both documents with this configuration, instead of the one of each")
    .option("--refs-within <folder>", "the folder of all files that a `$ref` in a file on disk may name")
    .addOption(new Option("--format <format>", "output format").choices(reportFormatNames).default("text"))
    .addOption(
      new Option("-r, --report <file>", `write the report to this file; ${reportTargetForm}`)
        .default([], "none")
        .argParser(readTargets),
    )
    .addOption(
      new Option("--fail-on <changes>", "exit with code 1 on such changes")
        .choices(["never", "breaking", "any"])
        .default("never"),
    )
    .addHelpText("after", printHelp(program));
  return readFlags<Flags>(command, args);
}

function readTargets(text: string, before: readonly ReportTarget[]): ReportTarget[] {
  try {
    return addReportTarget(before, text);
  } catch (error) {
    throw error instanceof ReportTargetError ? new InvalidArgumentError(error.message) : error;
  }
}
