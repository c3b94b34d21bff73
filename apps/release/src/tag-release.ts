import { releasedAs } from "../../../generator/src/release/plan-release.ts";
import { assertCommitted } from "./assert-committed.ts";
import { listPackages } from "./list-packages.ts";
import { runProgram } from "./run-program.ts";
import { readCommonVersion } from "./version-packages.ts";

/** The options of {@link tagRelease}. */
export interface TagOptions {
  /** Folder of the workspace. */
  readonly root: string;
  /** Sends the tags to `origin`. Default: `false`. */
  readonly push?: boolean | undefined;
  readonly signal?: AbortSignal | undefined;
}

/**
 * Tags the commit with `name@version` for each package, unless the tag exists. Returns the tag of the release. Throws if the versions are not
 * committed.
 */
export async function tagRelease({ root, push = false, signal }: TagOptions): Promise<string> {
  await assertCommitted(root, signal);
  const options = { folder: root, signal };
  const packages = await listPackages(root, signal);
  await runProgram("changeset", ["git-tag"], options);
  const tags = packages.map(({ name, version }) => `${name}@${version}`);
  // Sends all tags or none, because the tag of the release means that the release is complete.
  if (push) await runProgram("git", ["push", "--atomic", "origin", ...tags.map((tag) => `refs/tags/${tag}`)], options);
  return `${releasedAs}${readCommonVersion(packages)}`;
}

/** The version of packages that have never been released. */
const unreleased = "0.0.0";

/** Throws if the current version has no tag yet: a newer version would replace it before it is published. */
export async function assertTagged(root: string, signal?: AbortSignal): Promise<void> {
  const version = readCommonVersion(await listPackages(root, signal));
  const tag = `${releasedAs}${version}`;
  const found = await runProgram("git", ["tag", "--list", tag], { folder: root, signal });
  if (version === unreleased || found.trim() !== "") return;
  throw new Error(
    `Version ${version} is not released yet: the tag \`${tag}\` is missing. Release it first (rehearse, pack, publish, tag), or fetch its tag with \`git fetch --tags\`.`,
  );
}
