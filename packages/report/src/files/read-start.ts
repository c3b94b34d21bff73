import { execFile } from "node:child_process";
import { promisify } from "node:util";
import type { RunStart } from "../model/contract-report.js";

/** Environment variables, as `process.env` contains them. Declared here because not every program has the types of Node. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** Reads the time, and the commit of the current folder if git or a variable of CI names it. */
export async function readStart(env: Environment): Promise<RunStart> {
  const at = new Date().toISOString();
  const commit = (await askGit(env)) ?? variables.map((name) => env[name]).find((value) => isCommit(value));
  return { at, ...(commit === undefined ? {} : { commit }) };
}

/** Variables with the commit: GitHub, GitLab, Jenkins, CircleCI, Azure, Buildkite, Bitbucket, Travis, Drone. */
const variables = [
  "GITHUB_SHA",
  "CI_COMMIT_SHA",
  "GIT_COMMIT",
  "CIRCLE_SHA1",
  "BUILD_SOURCEVERSION",
  "BUILDKITE_COMMIT",
  "BITBUCKET_COMMIT",
  "TRAVIS_COMMIT",
  "DRONE_COMMIT_SHA",
];

/** Returns the current commit. Returns `undefined` outside of a repository, before its first commit, and without git. */
async function askGit(env: Environment): Promise<string | undefined> {
  try {
    const { stdout } = await promisify(execFile)("git", ["rev-parse", "--verify", "--quiet", "HEAD"], { env });
    return stdout.trim();
  } catch {
    return undefined;
  }
}

function isCommit(text: string | undefined): boolean {
  return /^[\da-f]{7,64}$/i.test(text ?? "");
}
