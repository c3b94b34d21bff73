import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { listPackages, type PublicPackage } from "./list-packages.ts";
import { runProgram } from "./run-program.ts";

/** The options of {@link versionPackages}. */
export interface VersionOptions {
  /** Folder of the workspace. */
  readonly root: string;
  /** Name of snapshot versions, such as `pr-123` for `1.1.0-pr-123-0a1b2c3`. Default: release versions. */
  readonly snapshot?: string | undefined;
  /** Address of the repository for the manifests. Provenance requires it. Default: unchanged. */
  readonly repository?: string | undefined;
  readonly signal?: AbortSignal | undefined;
}

/**
 * Turns the changesets into versions and changelogs, sets the version of the document, and generates the code. Returns the common
 * version of all packages. An interrupted run leaves a part of the changes, which git can undo.
 */
export async function versionPackages({ root, snapshot, repository, signal }: VersionOptions): Promise<string> {
  if (!hasChangesets(root))
    throw new Error("Nothing to release: there is no changeset. `npm run changeset` writes one.");
  const run = { folder: root, signal };
  await runProgram("changeset", ["version", ...(snapshot === undefined ? [] : ["--snapshot", snapshot])], run);
  const packages = await listPackages(root, signal);
  const version = readCommonVersion(packages);
  const document = join(root, "spec/openapi.yaml");
  writeFileSync(document, setDocumentVersion(readFileSync(document, "utf8"), version));
  if (repository !== undefined) for (const entry of packages) setRepository(entry, repository);
  await runProgram("node", ["generator/src/cli.mjs", "generate"], run);
  return version;
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
