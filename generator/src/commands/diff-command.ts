import { runDiff } from "@shortvideo-api/diff/commands/source";
import { findCallerFolder, ownPaths, type RepositoryPaths } from "../config/paths.ts";
import { readReleaseNames } from "../release/plan-release.ts";

/** Runs the command line of the differ for a repository. Returns the exit code. */
export function main(args: readonly string[], paths: RepositoryPaths = ownPaths): Promise<number> {
  return runDiff(args, {
    ...paths,
    program: "npm run spec:diff --",
    folder: findCallerFolder(),
    releasedAs: readReleaseNames(),
  });
}
