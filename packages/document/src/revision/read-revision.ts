import { execFileSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join, posix, relative, sep } from "node:path";
import { type Config, findConfig, readConfig } from "../configuration/config.ts";
import { configurationFile, type PackageNames } from "../configuration/configuration.ts";
import { namePackages } from "../configuration/name-package.ts";
import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import { printDiagnostics } from "../diagnostics/print-diagnostics.ts";
import { ProblemsError } from "../diagnostics/problems-error.ts";
import { decodePercent } from "../openapi/node.ts";
import { unpack } from "../text/unpack.ts";
import { makeTemporaryFolder } from "./make-temporary-folder.ts";

/** A version of a document: a file on disk, or a copy in a temporary folder. `loadDocument` reads it with these options. */
export interface Revision {
  /** Absolute path of the document. */
  readonly file: string;
  /** The folder that corresponds to the root of the repository. */
  readonly folder: string;
  /** The name of the document in places: its path in the repository for a commit, or its address; `undefined` for a file on disk. */
  readonly name: string | undefined;
  /** Absolute paths of the overlays of this version, in order, and then of its configuration. */
  readonly overlays: readonly string[];
  /** Absolute path of the folder of all files that a `$ref` may name. Default: the folder of the document. */
  readonly refsWithin: string | undefined;
  /** The names of the packages that are generated from this version, by folder. */
  readonly packages: Required<PackageNames> | undefined;
  /** Returns a name by which people find a file: `v1:spec/openapi.yaml` for one of a commit, and the path itself for one on disk. */
  readonly describeFile: (file: string) => string;
  /** Deletes the folder. */
  readonly dispose: () => void;
}

/** Names the files of versions in their diagnostics, so that no path of a temporary folder is printed. */
export function describeFiles(diagnostics: readonly Diagnostic[], revisions: readonly Revision[]): Diagnostic[] {
  return diagnostics.map((diagnostic) => ({
    ...diagnostic,
    file: revisions.reduce((file, { describeFile }) => describeFile(file), diagnostic.file),
  }));
}

/** The files of a version, by their paths today. All paths are absolute. */
export interface RevisionPaths {
  /** The repository, or a folder in it. */
  readonly repository: string;
  /** The document. */
  readonly spec: string;
  /** The configuration of the workspace. */
  readonly configuration?: string | undefined;
  /** Whether it names the document. Then the document that it names in the commit is read, which may have another path. */
  readonly isConfigured?: boolean | undefined;
  /** A configuration that replaces the one of the commit. */
  readonly config?: Config | undefined;
}

/**
 * Copies a document of a commit to a temporary folder. Copies its configuration, its overlays, the documents in its folder and all
 * files that `$ref`s lead to, as they were in the commit. Throws an Error that says what to do if git has no such commit, or the
 * commit no such file. A configuration with problems is such an error, too.
 */
export function readRevision(
  revision: string,
  { repository, spec, configuration, isConfigured = false, config }: RevisionPaths,
): Revision {
  const commit = findCommit(repository, revision);
  const listed = runGit(repository, ["ls-tree", "-r", "--full-tree", "--name-only", "-z", commit]) ?? "";
  const all = new Set(listed.split("\0"));
  // A workspace may be a folder of a repository. git lists paths from the root of the repository.
  const prefix = runGit(repository, ["rev-parse", "--show-prefix"])?.trim() ?? "";
  const toPath = (file: string): string => posix.join(prefix, toSlashes(relative(repository, file)));
  const nameFile = (path: string): string => posix.relative(prefix, path);
  const { folder, dispose } = makeTemporaryFolder("revision");
  const describeCopy = (file: string): string => {
    const path = toSlashes(relative(folder, file));
    return path.startsWith("..") ? file : `${revision}:${nameFile(path)}`;
  };
  const copy = (path: string, by = ""): Buffer => {
    if (!all.has(path)) {
      const fix = by === "" ? ` If the document has another path there, name it: \`${revision}:PATH\`.` : "";
      throw new Error(`\`${revision}\` has no file \`${nameFile(path)}\`${by}.${fix}`);
    }
    const bytes = runGitForBytes(repository, ["show", `${commit}:${path}`]) ?? Buffer.alloc(0);
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), bytes);
    return bytes;
  };
  const readConfigOf = (document: string): Config | undefined => {
    const workspace = configuration === undefined ? [] : [toPath(configuration)];
    for (const path of [...workspace, ...listConfigurations(document)]) if (all.has(path)) copy(path);
    const [file] = workspace.filter((path) => all.has(path)).map((path) => join(folder, path));
    return isConfigured && file !== undefined ? readConfig(file) : findConfig(join(folder, document), file);
  };
  try {
    const own = config ? undefined : explainProblems(() => readConfigOf(toPath(spec)), revision, describeCopy);
    const by = own ? `, which \`${nameFile(toSlashes(relative(folder, own.file)))}\` names` : "";
    const path = own ? toSlashes(relative(folder, own.specFile)) : toPath(spec);
    const overlays = new Set(own?.overlayFiles.map((file) => toSlashes(relative(folder, file))));
    for (const each of [path, ...overlays]) copy(each, by);
    const below = dirname(path) === "." ? "" : `${dirname(path)}/`;
    const beside = [...all].filter((each) => each.startsWith(below) && /\.(?:ya?ml|json)(?:\.gz)?$/i.test(each));
    // The loop also visits the files that it adds.
    const copied = new Set([path, ...overlays, ...beside]);
    for (const each of copied) {
      const text = readText(each, copy(each));
      // A `$ref` in an overlay is relative to the document.
      const from = overlays.has(each) ? path : each;
      for (const other of listReferred(from, text)) if (all.has(other)) copied.add(other);
    }
    return {
      file: join(folder, path),
      folder: join(folder, prefix),
      name: nameFile(path),
      overlays: (own ?? config)?.overlayFiles ?? [],
      packages: namePackages(own ?? config ?? {}),
      refsWithin: chooseRefsWithin(own?.refsWithinFolder, folder) ?? join(folder, prefix),
      describeFile: describeCopy,
      dispose,
    };
  } catch (error) {
    dispose();
    throw error;
  }
}

/** Returns the hash of a commit. */
function findCommit(repository: string, revision: string): string {
  // `--end-of-options` keeps git from reading the name as an option.
  const found = runGit(repository, ["rev-parse", "--verify", "--quiet", "--end-of-options", `${revision}^{commit}`]);
  if (found !== undefined) return found.trim();
  const shallow = isShallow(repository)
    ? " This clone is shallow: `git fetch --unshallow --tags` brings its history."
    : "";
  throw new Error(`\`${revision}\` is neither a file nor a commit, branch or tag of this repository.${shallow}`);
}

/** Lists the paths of all configurations that may name a document. */
function listConfigurations(path: string): string[] {
  const folders = dirname(path).split("/");
  return folders
    .map((_, depth) => posix.join(...folders.slice(0, depth + 1), configurationFile))
    .concat(configurationFile);
}

/** Returns the folder of a configuration, unless it is outside of the copied files. */
function chooseRefsWithin(chosen: string | undefined, folder: string): string | undefined {
  if (chosen === undefined) return undefined;
  return relative(folder, chosen).startsWith("..") ? folder : chosen;
}

/** Reads the configuration of a commit. If it has problems, throws an Error that says what to do, since a commit cannot be corrected. */
function explainProblems<Result>(read: () => Result, revision: string, describeFile: Revision["describeFile"]): Result {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof ProblemsError)) throw error;
    const described = error.diagnostics.map((each) => ({ ...each, file: describeFile(each.file) }));
    const problems = printDiagnostics(described, { folder: "" });
    throw new Error(
      `The configuration of \`${revision}\` has problems:\n${problems}\nCheck out a copy (\`git worktree add ../earlier ${revision}\`), correct its configuration, and compare with its document: \`--base ../earlier/FILE\`.`,
      { cause: error },
    );
  }
}

function toSlashes(path: string): string {
  return path.split(sep).join("/");
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

/**
 * Returns the tag of the last release before the current commit: one of these beginnings, such as `@acme/client@` or `v`, and a version.
 * Returns `undefined` before the first release.
 */
export function findLastRelease(repository: string, beginnings: readonly string[]): string | undefined {
  const patterns = beginnings.flatMap((beginning) => ["--match", `${beginning}[0-9]*`]);
  return runGit(repository, ["describe", "--tags", "--abbrev=0", ...patterns])?.trim();
}

/** A release that a tag marks. */
export interface TaggedRelease {
  /** The tag: `"@acme/client@1.2.0"`. */
  readonly tag: string;
  /** `"1.2.0"`. */
  readonly version: string;
  /** When the tag was made, or its commit: `"2026-11-28T23:32:13+00:00"`. */
  readonly date: string;
}

/**
 * Lists the releases before the current commit, oldest first: those whose tags are this beginning, such as `@acme/client@` or `v`, and a
 * version. Returns an empty list outside of a repository.
 */
export function listReleases(repository: string, beginning: string): TaggedRelease[] {
  const list = ["tag", "--list", `${beginning}[0-9]*`, "--merged", "HEAD", "--sort=v:refname"];
  const format = "--format=%(refname:strip=2)%09%(creatordate:iso-strict)";
  // A prerelease stands before its release.
  const lines = runGit(repository, ["-c", "versionsort.suffix=-", ...list, format])?.split("\n") ?? [];
  return lines.filter(Boolean).map((line) => {
    const [tag = "", date = ""] = line.split("\t");
    return { tag, version: tag.slice(beginning.length), date };
  });
}

/** Returns the root of the repository of a folder; `undefined` outside of one. */
export function findRepository(folder: string): string | undefined {
  return runGit(folder, ["rev-parse", "--show-toplevel"])?.trim();
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
      env: { ...process.env, LC_ALL: "C" },
      stdio: ["ignore", "pipe", "pipe"],
      maxBuffer: maxBytes,
    });
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    if ("code" in error && error.code === "ENOENT") {
      throw new Error("`git` is not installed. It is needed to read earlier versions of the document.", {
        cause: error,
      });
    }
    // Such as in a container. The repository must not seem to have no release.
    const [, fix] = ("stderr" in error && /dubious ownership[^]*(git config .*)/.exec(String(error.stderr))) || [];
    if (fix === undefined) return undefined;
    throw new Error(`git does not read a repository that belongs to another user. Run \`${fix}\`.`, { cause: error });
  }
}
