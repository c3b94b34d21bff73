import { releasedAs } from "../../../generator/src/release/plan-release.ts";
import { listPackages } from "./list-packages.ts";
import { runProgram } from "./run-program.ts";
import { readCommonVersion } from "./version-packages.ts";

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
