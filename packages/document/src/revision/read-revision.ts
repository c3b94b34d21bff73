import { execFileSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join, posix, relative } from "node:path";
import { decodePercent } from "../openapi/pointer.ts";
import { unpack } from "../text/unpack.ts";
import { makeTemporaryFolder } from "./make-temporary-folder.ts";

/** A compared document: a file on disk, or a copy in a temporary folder. */
export interface Revision {
  /** Absolute path of the document. */
  readonly file: string;
  /** The folder that corresponds to the root of the repository. */
  readonly folder: string;
  /** The name of the document in places: its path in the repository for a commit, or its address; `undefined` for a file on disk. */
  readonly name: string | undefined;
  /** Deletes the folder. */
  readonly dispose: () => void;
}

/**
 * Copies a document of a commit to a temporary folder, with the documents in its folder and all files that their `$ref`s lead to.
 * Throws an Error that says what to do if git has no such commit, or the commit has no such file.
 */
export function readRevision(repository: string, revision: string, file: string): Revision {
  const name = relative(repository, file).replaceAll("\\", "/");
  // A workspace may be a folder of a repository. git lists paths from the root of the repository.
  const prefix = runGit(repository, ["rev-parse", "--show-prefix"])?.trim() ?? "";
  const path = `${prefix}${name}`;
  // `--end-of-options` keeps git from reading the name as an option.
  const found = runGit(repository, ["rev-parse", "--verify", "--quiet", "--end-of-options", `${revision}^{commit}`]);
  if (found === undefined) {
    const shallow = isShallow(repository)
      ? " This clone is shallow: `git fetch --unshallow --tags` brings its history."
      : "";
    throw new Error(`\`${revision}\` is neither a file nor a commit, branch or tag of this repository.${shallow}`);
  }
  const commit = found.trim();
  const listed = runGit(repository, ["ls-tree", "-r", "--full-tree", "--name-only", "-z", commit]) ?? "";
  const all = new Set(listed.split("\0"));
  if (!all.has(path)) throw new Error(`\`${revision}\` has no file \`${name}\`.`);
  const folderPrefix = dirname(path) === "." ? "" : `${dirname(path)}/`;
  const copied = new Set(
    [...all].filter((each) => each.startsWith(folderPrefix) && /\.(?:ya?ml|json)(?:\.gz)?$/i.test(each)).concat(path),
  );
  const { folder, dispose } = makeTemporaryFolder("revision");
  try {
    // The loop also visits the files that it adds.
    for (const each of copied) {
      const bytes = runGitForBytes(repository, ["show", `${commit}:${each}`]) ?? Buffer.alloc(0);
      const target = join(folder, each);
      mkdirSync(dirname(target), { recursive: true });
      writeFileSync(target, bytes);
      for (const other of listReferred(each, readText(each, bytes))) if (all.has(other)) copied.add(other);
    }
  } catch (error) {
    dispose();
    throw error;
  }
  return { file: join(folder, path), folder: join(folder, prefix), name, dispose };
}

/** The maximum size of an unpacked file, and of the output of git: 256 MiB. */
const maxBytes = 256 * 2 ** 20;

/** Returns the text of a file, gzipped or not; `""` if it cannot be unpacked. The loader reports that. */
function readText(name: string, bytes: Buffer): string {
  try {
    return unpack(name, bytes, maxBytes);
  } catch {
    return "";
  }
}

/** Lists the paths of the files that `$ref`s in a text may lead to. */
function listReferred(name: string, text: string): readonly string[] {
  const references = text.matchAll(/\$ref["']?\s*:\s*(?:"([^"#]+)|'([^'#]+)|([^\s"'#,}]+))/g);
  return [...references].map(([, double, single, plain]) =>
    posix.join(dirname(name), decodePercent(double ?? single ?? plain ?? "")),
  );
}

/** Returns the tag of the last release before the current commit; `undefined` before the first release. */
export function findLastRelease(repository: string, name: string): string | undefined {
  return runGit(repository, ["describe", "--tags", "--abbrev=0", "--match", `${name}@*`])?.trim();
}

/** Returns `true` if the repository was cloned without its history. */
export function isShallow(repository: string): boolean {
  return runGit(repository, ["rev-parse", "--is-shallow-repository"])?.trim() === "true";
}

/** Returns the output of git; `undefined` when it fails. */
function runGit(repository: string, args: readonly string[]): string | undefined {
  return runGitForBytes(repository, args)?.toString("utf8");
}

function runGitForBytes(repository: string, args: readonly string[]): Buffer | undefined {
  try {
    return execFileSync("git", args, {
      cwd: repository,
      stdio: ["ignore", "pipe", "ignore"],
      maxBuffer: maxBytes,
    });
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") {
      throw new Error("`git` is not installed. It is needed to read earlier versions of the document.", {
        cause: error,
      });
    }
    return undefined;
  }
}
