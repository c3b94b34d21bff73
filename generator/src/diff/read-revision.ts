import { execFileSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { makeTemporaryFolder } from "./make-temporary-folder.ts";

/** A document that is compared, laid out in a folder of its own unless it is a file that is there. */
export interface Revision {
  /** Absolute path of the document. */
  readonly file: string;
  /** The folder that stands for the repository's root. */
  readonly folder: string;
  /** What places in it are called: a commit's as in the repository, an address by itself; `undefined` for a file that is there. */
  readonly name: string | undefined;
  /** Deletes the folder. */
  readonly dispose: () => void;
}

/**
 * Takes a document, and the files beside it that it may refer to, out of a commit. Throws an Error that says what to do
 * where git knows no such commit, or the commit no such file.
 */
export function readRevision(repository: string, revision: string, file: string): Revision {
  const path = relative(repository, file).replaceAll("\\", "/");
  // Whatever it begins with, it is no option of git.
  const commit = runGit(repository, ["rev-parse", "--verify", "--quiet", "--end-of-options", `${revision}^{commit}`]);
  if (commit === undefined) {
    const shallow = isShallow(repository)
      ? " This clone is shallow: `git fetch --unshallow --tags` brings its history."
      : "";
    throw new Error(`\`${revision}\` is neither a file nor a commit, a branch or a tag here.${shallow}`);
  }
  const listed = runGit(repository, ["ls-tree", "-r", "--name-only", "-z", commit.trim(), "--", dirname(path)]) ?? "";
  const paths = listed.split("\0").filter((name) => /\.(?:ya?ml|json)$/i.test(name));
  if (!paths.includes(path)) throw new Error(`There is no \`${path}\` in \`${revision}\`.`);
  const { folder, dispose } = makeTemporaryFolder("revision");
  try {
    for (const name of paths) {
      const target = join(folder, name);
      mkdirSync(dirname(target), { recursive: true });
      writeFileSync(target, runGit(repository, ["show", `${commit.trim()}:${name}`]) ?? "");
    }
  } catch (error) {
    dispose();
    throw error;
  }
  return { file: join(folder, path), folder, name: path, dispose };
}

/** The tag of the last release that the present commit has behind it; `undefined` before the first. */
export function findLastRelease(repository: string, name: string): string | undefined {
  return runGit(repository, ["describe", "--tags", "--abbrev=0", "--match", `${name}@*`])?.trim();
}

/** Was the repository cloned without its history? */
export function isShallow(repository: string): boolean {
  return runGit(repository, ["rev-parse", "--is-shallow-repository"])?.trim() === "true";
}

/** What git prints; `undefined` when it says no. */
function runGit(repository: string, args: readonly string[]): string | undefined {
  try {
    return execFileSync("git", args, {
      cwd: repository,
      encoding: "utf8",
      stdio: ["ignore", "pipe", "ignore"],
      maxBuffer: 1 << 28,
    });
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") {
      throw new Error("`git` is not installed, and is asked for what the document was.", { cause: error });
    }
    return undefined;
  }
}
