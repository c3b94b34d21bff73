import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { listPackages, type PublicPackage } from "./list-packages.ts";
import { programsOf, runProgram } from "./run-program.ts";

export interface VersionOptions {
  readonly root: string;
  /** Makes versions for trying out, such as `1.1.0-pr-123-0a1b2c3`, by this name. Default: proper versions. */
  readonly snapshot?: string | undefined;
  /** Address of the repository's page, which the manifests then name; provenance is refused without it. Default: left as it is. */
  readonly repository?: string | undefined;
  readonly signal?: AbortSignal | undefined;
}

/**
 * Turns the changesets into versions and changelogs, writes the version into the document too, and generates anew. Gives
 * the version, which all packages share.
 */
export async function versionPackages({ root, snapshot, repository, signal }: VersionOptions): Promise<string> {
  if (!hasChangesets(root))
    throw new Error("There is no changeset, so there is nothing to release. `npx changeset` writes one.");
  const options = { folder: root, programs: [programsOf(root)], signal };
  await runProgram("changeset", ["version", ...(snapshot === undefined ? [] : ["--snapshot", snapshot])], options);
  const packages = await listPackages(root, signal);
  const version = readCommonVersion(packages);
  const document = join(root, "spec/openapi.yaml");
  writeFileSync(document, setDocumentVersion(readFileSync(document, "utf8"), version));
  if (repository !== undefined) for (const entry of packages) nameRepository(entry, repository);
  await runProgram("node", ["generator/src/cli.ts"], options);
  return version;
}

/** Whether anything waits to be released. */
export function hasChangesets(root: string): boolean {
  return readdirSync(join(root, ".changeset")).some((name) => name.endsWith(".md") && name !== "README.md");
}

/** The version that all packages share. Throws when they do not, since the changesets then miss one under `fixed`. */
export function readCommonVersion(packages: readonly PublicPackage[]): string {
  const versions = [...new Set(packages.map(({ version }) => version))];
  const [version] = versions;
  if (version !== undefined && versions.length === 1) return version;
  throw new Error(
    `The packages have the versions ${versions.join(", ")}; released together, they share one. \`fixed\` in .changeset/config.json must name them all.`,
  );
}

/** Sets `info.version` of a document, and leaves every other byte of it. */
export function setDocumentVersion(text: string, version: string): string {
  const place = /^(info:\n(?: {2}.*\n|\n)*? {2}version: ).*$/m;
  if (!place.test(text)) throw new Error("The document has no `info.version` on a line of its own, two spaces in.");
  return text.replace(place, (_line, before: string) => `${before}${JSON.stringify(version)}`);
}

/** Where the formatter wants it: after `license`. */
function nameRepository({ folder, path }: PublicPackage, page: string): void {
  const file = join(folder, "package.json");
  const manifest: object = JSON.parse(readFileSync(file, "utf8"));
  const fields = Object.entries(manifest).filter(([name]) => name !== "repository");
  const before = fields.findIndex(([name]) => name === "license");
  fields.splice(before + 1, 0, ["repository", { type: "git", url: `git+${page}.git`, directory: path }]);
  writeFileSync(file, `${JSON.stringify(Object.fromEntries(fields), null, 2)}\n`);
}
