import { readdirSync, statSync } from "node:fs";
import { basename, dirname, join, resolve } from "node:path";
import { buildReport, diffSpecs, type NamedDocument } from "@shortvideo-api/diff";
import { findConfig, namePackages, ProblemsError } from "@shortvideo-api/document";
import { findRepository, listReleases, openRevision, type Revision } from "@shortvideo-api/document/revision";
import type { SiteRelease } from "./content.js";
import { createPageNamer } from "./name-pages.js";

/** Options of {@link readReleases}. */
export interface ReleaseOptions {
  /** Path of the document. */
  spec: string;
  /**
   * A folder with the document of each release, `1.2.0.yaml` or `2026-11-28-1.2.0.yaml`, or how the tags of releases begin: `v`. Default:
   * the tags of the client that is generated from the document.
   */
  releases?: string | undefined;
  /** Gets a sentence for each release that could not be read. It is left out. */
  onProblem?: (message: string) => void;
}

/** A release whose document can be opened. */
interface Source {
  version: string;
  date: string | undefined;
  open: () => Promise<Revision>;
}

/** Compares each release of a document with the one before. Returns the newest first. */
export async function readReleases({ spec, releases, onProblem = () => {} }: ReleaseOptions): Promise<SiteRelease[]> {
  const sources = listSources(resolve(spec), releases);
  if (releases !== undefined && sources.length === 0) {
    onProblem(
      `\`${releases}\` is neither a folder of documents nor the beginning of a tag: the site has no changelog.`,
    );
  }
  const namePage = createPageNamer("changes");
  const found: SiteRelease[] = [];
  let before: Revision | undefined;
  try {
    for (const { version, date, open } of sources) {
      let after: Revision | undefined;
      try {
        after = await open();
        const report = before && (await compare(before, after));
        before?.dispose();
        before = after;
        found.push({ version, date, page: namePage(version), report });
      } catch (error) {
        after?.dispose();
        onProblem(`The release ${version} is not in the changelog: ${explain(error)}`);
      }
    }
  } finally {
    before?.dispose();
  }
  return found.reverse();
}

async function compare(before: Revision, after: Revision): Promise<SiteRelease["report"]> {
  return buildReport(await diffSpecs(before, after), { before: toNamed(before), after: toNamed(after) }, "never");
}

function toNamed({ file, name, describeFile }: Revision): NamedDocument {
  return { file: name ?? basename(file), nameFile: describeFile };
}

function explain(error: unknown): string {
  if (error instanceof ProblemsError) return `its document has problems: ${error.diagnostics[0]?.message ?? ""}`;
  return error instanceof Error ? error.message : String(error);
}

function listSources(spec: string, releases: string | undefined): Source[] {
  if (releases === undefined) {
    try {
      return listTags(spec, undefined);
    } catch {
      // Without git, there is no changelog. It was not asked for.
      return [];
    }
  }
  const isFolder = statSync(releases, { throwIfNoEntry: false })?.isDirectory() === true;
  return isFolder ? listFiles(resolve(releases)) : listTags(spec, releases);
}

/** Lists the files of a folder by their dates, or by their versions. */
function listFiles(folder: string): Source[] {
  const files = readdirSync(folder).filter((name) => /\.(?:ya?ml|json)(?:\.gz)?$/i.test(name));
  return files
    .map((name) => {
      const [, date, version = name] = /^(\d{4}-\d\d-\d\d)?-?(.+?)\.(?:ya?ml|json)(?:\.gz)?$/i.exec(name) ?? [];
      const file = join(folder, name);
      return { version, date, open: () => openRevision(file, { repository: folder, folder, spec: file }) };
    })
    .sort((one, other) => compareVersions(one, other));
}

function compareVersions(one: Source, other: Source): number {
  if (one.date !== undefined && other.date !== undefined && one.date !== other.date) {
    return one.date < other.date ? -1 : 1;
  }
  const [[left, leftPre], [right, rightPre]] = [splitVersion(one), splitVersion(other)];
  const order = left.localeCompare(right, "en", { numeric: true });
  if (order !== 0) return order;
  // A prerelease stands before its release.
  if (leftPre === undefined || rightPre === undefined) return leftPre === rightPre ? 0 : leftPre === undefined ? 1 : -1;
  return leftPre.localeCompare(rightPre, "en", { numeric: true });
}

function splitVersion({ version }: Source): [main: string, prerelease: string | undefined] {
  const [main = "", prerelease] = version.split(/-(.*)/s);
  return [main, prerelease];
}

function listTags(spec: string, given: string | undefined): Source[] {
  const config = findConfig(spec);
  const names = namePackages(config ?? {});
  const own = names ? `${names.client}@` : "@shortvideo-api/client@";
  const beginning = given ?? (config?.layout === "package" ? "v" : own);
  const repository = findRepository(dirname(spec));
  if (repository === undefined) return [];
  const root = config ? dirname(config.file) : repository;
  return listReleases(repository, beginning).map(({ tag, version, date }) => ({
    version,
    date,
    open: () => openRevision(tag, { repository: root, folder: root, spec, configuration: config?.file }),
  }));
}
