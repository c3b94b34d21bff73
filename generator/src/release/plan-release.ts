import { existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import type { Change } from "../diff/change.ts";
import { diffSpecs } from "../diff/diff-specs.ts";
import { type Bump, planBump } from "../diff/plan-bump.ts";
import { readRevision } from "../diff/read-revision.ts";
import { findBase } from "./find-base.ts";
import { isGivenFor, type Lowering, printChangeset, readLowering } from "./print-changeset.ts";

/** The changeset that is written by the plan, and by nobody else. */
export const changesetPath = ".changeset/spec.md";

/** Package whose tags mark the releases of the document. */
export const releasedAs = "@shortvideo-api/spec";

export interface PlanOptions {
  /** Absolute path of the repository. */
  readonly repository: string;
  /** Absolute path of the document. */
  readonly spec: string;
  /** Commit, branch or tag to compare with. Default: the last release, tagged or about to be. */
  readonly base?: string | undefined;
  /** Makes the release a smaller one than the changes ask for. Default: what the changeset said before. */
  readonly lowering?: Lowering | undefined;
  /** Compares and writes nothing. */
  readonly check: boolean;
}

/** What a plan came to. */
export interface ReleasePlan {
  /** What it was compared with; `undefined` where nothing was released yet, and there is nothing to plan. */
  readonly base: string | undefined;
  readonly changes: readonly Change[];
  /** What the changes ask for. */
  readonly asked: Bump;
  /** What the changeset says. */
  readonly bump: Bump;
  /** Is there a reason to lower the bump that was given before something else broke? It no longer counts. */
  readonly isOutgrown: boolean;
  /** How the changeset was before: as planned, or not. Without `check`, it is as planned now. */
  readonly was: "up to date" | "missing" | "different" | "superfluous";
}

/**
 * Plans the release that the document asks for since the last one, and writes its changeset: one file, always of the same
 * name, so that a second run changes nothing. It is written whole or not at all.
 */
export async function planRelease({ repository, spec, check, ...options }: PlanOptions): Promise<ReleasePlan> {
  const base = options.base ?? findBase(repository, spec, releasedAs);
  if (base === undefined)
    return { base, changes: [], asked: "none", bump: "none", isOutgrown: false, was: "up to date" };
  const revision = readRevision(repository, base, spec);
  const { changes } = await diffSpecs(revision.file, spec).finally(revision.dispose);
  const path = join(repository, changesetPath);
  const present = existsSync(path) ? readFileSync(path, "utf8") : undefined;
  const asked = planBump(changes);
  const known = readLowering(present ?? "");
  const isOutgrown =
    known !== undefined && options.lowering === undefined && !isGivenFor(present ?? "", known, changes);
  const lowering = checkLowering(asked, options.lowering ?? (isOutgrown ? undefined : known));
  const planned = asked === "none" ? undefined : printChangeset(changes, readFixed(repository), lowering);
  if (!check && planned !== present) writeWhole(path, planned);
  const bump = lowering?.to ?? asked;
  return { base, changes, asked, bump, isOutgrown, was: compare(present, planned) };
}

/** A reason that nothing needs any more is dropped; one that is asked for must lower something. */
function checkLowering(asked: Bump, lowering: Lowering | undefined): Lowering | undefined {
  if (!lowering) return undefined;
  const order: readonly Bump[] = ["none", "patch", "minor", "major"];
  return order.indexOf(lowering.to) < order.indexOf(asked) ? lowering : undefined;
}

/** Packages that carry one version. */
function readFixed(repository: string): readonly string[] {
  const config: unknown = JSON.parse(readFileSync(join(repository, ".changeset/config.json"), "utf8"));
  const fixed = typeof config === "object" && config !== null && "fixed" in config ? config.fixed : [];
  const names = Array.isArray(fixed) ? fixed.flat().filter((name) => typeof name === "string") : [];
  if (names.length > 0) return names;
  throw new Error("`.changeset/config.json` names no packages under `fixed`, so that there is nothing to release.");
}

/** By a rename, so that a run that is killed leaves the file as it was; what such runs left is deleted by the next. */
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
