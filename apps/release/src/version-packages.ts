import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { listPackages, type PublicPackage } from "./list-packages.ts";
import { programsOf, type ProgramOptions, runProgram } from "./run-program.ts";
import {
  applyJournal,
  deleteJournal,
  type FileChange,
  readJournal,
  readText,
  type VersionChoice,
  type VersionJournal,
  writeJournal,
} from "./version-journal.ts";

/** The options of {@link versionPackages}. */
export interface VersionOptions extends VersionChoice {
  /** Folder of the workspace. */
  readonly root: string;
  readonly signal?: AbortSignal | undefined;
}

/**
 * Turns the changesets into versions and changelogs, sets the version of the document, and generates the code. Returns the common
 * version of all packages. After a kill, another run with the same options completes the work.
 */
export async function versionPackages({ root, signal, ...options }: VersionOptions): Promise<string> {
  let journal = readJournal(root, options);
  if (journal === undefined) {
    journal = await planVersion({ root, signal, ...options });
    writeJournal(root, journal);
  }
  applyJournal(root, journal);
  await runProgram("node", ["generator/src/cli.mjs", "generate"], {
    folder: root,
    programs: [programsOf(root)],
    signal,
  });
  deleteJournal(root);
  return readCommonVersion(await listPackages(root, { signal }));
}

/** Plans the changes of a version run: runs changesets on a copy of the files that it reads and writes. */
async function planVersion({ root, signal, ...options }: VersionOptions): Promise<VersionJournal> {
  if (!hasChangesets(root))
    throw new Error("Nothing to release: there is no changeset. `npm run changeset` writes one.");
  const run = { folder: root, programs: [programsOf(root)], signal };
  const listed = await runProgram("git", ["ls-files", "-z", "--cached", "--others", "--exclude-standard"], run);
  const paths = listed.split("\0").filter((path) => isVersioned.test(path) && existsSync(join(root, path)));
  const copy = mkdtempSync(join(realpathSync(tmpdir()), "version-"));
  try {
    for (const path of paths) cpSync(join(root, path), join(copy, path));
    const gitFolder = await runProgram("git", ["rev-parse", "--absolute-git-dir"], run);
    await setVersions({ root: copy, ...options }, { ...run, folder: copy, env: { GIT_DIR: gitFolder.trim() } });
    const after = readdirSync(copy, { recursive: true, encoding: "utf8" }).filter((path) => isVersioned.test(path));
    const all = [...new Set([...paths, ...after.map((path) => path.replaceAll("\\", "/"))])].sort();
    const files = all.map((path): [string, FileChange] => [
      path,
      { before: readText(join(root, path)), after: readText(join(copy, path)) },
    ]);
    return { options, files: Object.fromEntries(files.filter(([, { before, after: made }]) => before !== made)) };
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

/** The files that changesets reads and writes, and the document. */
const isVersioned =
  /^(package\.json|pnpm-workspace\.yaml|spec\/openapi\.yaml|\.changeset\/[^/]+|(?!.*\btest\/).+\/(package\.json|CHANGELOG\.md))$/;

async function setVersions({ root, snapshot, repository }: VersionOptions, run: ProgramOptions): Promise<void> {
  await runProgram("changeset", ["version", ...(snapshot === undefined ? [] : ["--snapshot", snapshot])], run);
  const packages = await listPackages(root, run);
  const document = join(root, "spec/openapi.yaml");
  writeFileSync(document, setDocumentVersion(readFileSync(document, "utf8"), readCommonVersion(packages)));
  if (repository !== undefined) for (const entry of packages) setRepository(entry, repository);
}

/** Returns whether there is a changeset. */
export function hasChangesets(root: string): boolean {
  return readdirSync(join(root, ".changeset")).some((name) => name.endsWith(".md") && name !== "README.md");
}

/** Returns the common version of all packages. Throws if they differ, because then `fixed` of the changesets lacks a package. */
export function readCommonVersion(packages: readonly PublicPackage[]): string {
  const versions = [...new Set(packages.map(({ version }) => version))];
  const [version] = versions;
  if (version !== undefined && versions.length === 1) return version;
  throw new Error(
    `The packages have the versions ${versions.join(", ")}, but they need one common version. List them all under \`fixed\` in .changeset/config.json.`,
  );
}

/** Sets `info.version` of a document, and keeps every other byte. */
export function setDocumentVersion(text: string, version: string): string {
  const versionLine = /^(info:\n(?: {2}.*\n|\n)*? {2}version: ).*$/m;
  if (!versionLine.test(text))
    throw new Error("The document has no `info.version` on a line of its own with an indent of two spaces.");
  return text.replace(versionLine, (_line, before: string) => `${before}${JSON.stringify(version)}`);
}

/** Sets `homepage`, `bugs` and `repository` in a manifest, at the places where the formatter puts them: around `license`. */
function setRepository({ folder, path }: PublicPackage, page: string): void {
  const file = join(folder, "package.json");
  const {
    homepage: _,
    bugs: __,
    repository: ___,
    ...manifest
  }: Record<string, unknown> = JSON.parse(readFileSync(file, "utf8"));
  const fields = Object.entries(manifest);
  const index = fields.findIndex(([name]) => name === "license");
  fields.splice(index + 1, 0, ["repository", { type: "git", url: `git+${page}.git`, directory: path }]);
  fields.splice(index, 0, ["homepage", `${page}/tree/HEAD/${path}#readme`], ["bugs", { url: `${page}/issues` }]);
  writeFileSync(file, `${JSON.stringify(Object.fromEntries(fields), null, 2)}\n`);
}
