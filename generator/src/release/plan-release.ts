import { existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { type Diagnostic, ProblemsError } from "@shortvideo-api/document/source";
import type { Bump } from "@shortvideo-api/report";
import { type Change, diffSpecs, planBump } from "@shortvideo-api/diff/source";
import { describeFiles, openRevision } from "@shortvideo-api/document/revision/source";
import { type RepositoryPaths, settings } from "../config/paths.ts";
import { findBase } from "./find-base.ts";
import { keepLowerings, type Lowering, lowerBump, type LoweringReason, tieLowering } from "./lower-bump.ts";
import { listReleaseNames, printTag } from "./list-release-names.ts";
import { printChangeset } from "./print-changeset.ts";
import { readChangeset } from "./read-changeset.ts";

/** Path of the changeset that the plan writes, below the repository. */
export const changesetPath = ".changeset/spec.md";

/**
 * The beginning of the tags that mark the releases of the document. In a workspace, they name the client: the document is not
 * published alone.
 */
export const releasedAs = settings ? printTag(settings) : "@shortvideo-api/spec@";

/** Returns {@link releasedAs}, as it is today and in earlier commits of the configuration. */
export function readReleaseNames(): readonly string[] {
  return settings ? listReleaseNames(settings) : [releasedAs];
}

/** Options of {@link planRelease}. */
export interface PlanOptions extends RepositoryPaths {
  /** The earlier document: a commit, branch or tag, `COMMIT:PATH`, a file or an address. Default: the last release, tagged or about to be. */
  readonly base?: string | undefined;
  /** The folder that a relative path of the base begins in. Default: the repository. */
  readonly folder?: string | undefined;
  /** Makes the release smaller than the changes require. Default: the reasons in the present changeset. */
  readonly lowering?: LoweringReason | undefined;
  /** Compares and writes nothing. */
  readonly check: boolean;
}

/** The result of a plan. */
export interface ReleasePlan {
  /** The earlier document; `undefined` before the first release. */
  readonly base: string | undefined;
  readonly changes: readonly Change[];
  /** Diagnostics of the earlier document, which was compared as far as it could be read. */
  readonly problems: readonly Diagnostic[];
  /** Warnings about the document. */
  readonly warnings: readonly Diagnostic[];
  /** The bump that the changes require. */
  readonly asked: Bump;
  /** The bump in the changeset. */
  readonly bump: Bump;
  /** Whether changes require a higher bump than a given reason covers. Then the reason does not count. */
  readonly isOutgrown: boolean;
  /** The state of the changeset before this run. Unless `check` is set, the run has then written it. */
  readonly was: "up to date" | "missing" | "different" | "superfluous";
}

/**
 * Plans the release that the changes since the last one require, and writes its changeset. The changeset is always the same
 * file, so that a second run changes nothing. The file is written completely or not at all.
 */
export async function planRelease({
  repository,
  spec,
  configuration,
  check,
  folder = repository,
  ...options
}: PlanOptions): Promise<ReleasePlan> {
  const base = options.base ?? findBase(repository, spec, readReleaseNames());
  if (base === undefined) {
    return {
      base,
      changes: [],
      problems: [],
      warnings: [],
      asked: "none",
      bump: "none",
      isOutgrown: false,
      was: "up to date",
    };
  }
  const places = { repository, folder, spec, configuration };
  const after = await openRevision(spec, places);
  const before = await openRevision(base, places);
  const { changes, problems, warnings } = await diffSpecs(before, after)
    .catch((error: unknown) => {
      if (!(error instanceof ProblemsError)) throw error;
      throw new ProblemsError(describeFiles(error.diagnostics, [before]));
    })
    .finally(before.dispose);
  const path = join(repository, changesetPath);
  const present = existsSync(path) ? readFileSync(path, "utf8") : undefined;
  const asked = planBump(changes);
  const { lowerings: known, words } = readChangeset(present ?? "", changesetPath);
  const lowerings = keepLowerings(changes, options.lowering ? addLowering(options.lowering, known, changes) : known);
  const isStillLowering = changes.some((change) => isLowered(change, known));
  const isOutgrown = !options.lowering && lowerings.length < known.length && isStillLowering;
  if (asked === "none" && words !== "") {
    throw new Error(
      `\`${changesetPath}\` contains text of yours, but the API has not changed. Move the text to a changeset of its own (\`npx @changesets/cli\`), and delete the file.`,
    );
  }
  const planned = asked === "none" ? undefined : printChangeset(changes, readFixed(repository), { lowerings, words });
  if (!check && planned !== present) {
    keepEarlier(path);
    writeWhole(path, planned);
  }
  const bump = lowerBump(changes, lowerings);
  const described = describeFiles(problems, [before]);
  return { base, changes, problems: described, warnings, asked, bump, isOutgrown, was: compare(present, planned) };
}

/** Adds a reason for the changes that have none. If all of them have one, the new reason replaces those. */
function addLowering(
  added: LoweringReason,
  known: readonly Lowering[],
  changes: readonly Change[],
): readonly Lowering[] {
  const others = changes.filter((change) => !isLowered(change, known));
  const tied = tieLowering(added, others);
  return tied.signatures.length > 0 ? [...known, tied] : [tieLowering(added, changes)];
}

function isLowered(change: Change, known: readonly Lowering[]): boolean {
  return lowerBump([change], known) !== planBump([change]);
}

/** Reads the packages that share one version. */
function readFixed(repository: string): readonly string[] {
  const config: unknown = JSON.parse(readFileSync(join(repository, ".changeset/config.json"), "utf8"));
  const fixed = typeof config === "object" && config !== null && "fixed" in config ? config.fixed : [];
  const names = Array.isArray(fixed) ? fixed.flat().filter((name) => typeof name === "string") : [];
  if (names.length > 0) return names;
  throw new Error(
    "`.changeset/config.json` names no packages under `fixed`. Name the packages that are released together.",
  );
}

/** Renames the changeset of an earlier prerelease. In pre mode, `changeset version` moves the next one to the same name in `pre/`. */
function keepEarlier(path: string): void {
  const earlier = join(dirname(path), "pre", basename(path));
  if (!existsSync(earlier)) return;
  let number = 1;
  while (existsSync(earlier.replace(/\.md$/, `-${number}.md`))) number += 1;
  renameSync(earlier, earlier.replace(/\.md$/, `-${number}.md`));
}

/** Writes a file by a rename, so that a killed run leaves it as it was. The next run deletes the drafts of killed ones. */
function writeWhole(path: string, text: string | undefined): void {
  for (const name of readdirSync(dirname(path))) {
    if (name.startsWith(`${basename(path)}.`) && name.endsWith(".tmp"))
      rmSync(join(dirname(path), name), { force: true });
  }
  if (text === undefined) {
    rmSync(path, { force: true });
    return;
  }
  const draft = `${path}.${process.pid}.tmp`;
  try {
    writeFileSync(draft, text);
    renameSync(draft, path);
  } finally {
    rmSync(draft, { force: true });
  }
}

function compare(present: string | undefined, planned: string | undefined): ReleasePlan["was"] {
  if (present === planned) return "up to date";
  if (present === undefined) return "missing";
  return planned === undefined ? "superfluous" : "different";
}
