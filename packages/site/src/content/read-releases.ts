import { readdirSync, statSync } from "node:fs";
import { basename, dirname, join, resolve } from "node:path";
import { buildReport, diffSpecs, type NamedDocument } from "@shortvideo-api/diff";
import { findConfig, loadDocument, namePackages, ProblemsError } from "@shortvideo-api/document";
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
  /** When its file was saved, in milliseconds since the epoch; absent for a tag. */
  savedAt?: number;
  open: () => Promise<Revision>;
}

/** Compares each release of a document with the one before. Returns the newest first. */
export async function readReleases(options: ReleaseOptions): Promise<SiteRelease[]> {
  return await followReleases(options)();
}

/** Returns a function that reads the releases as they are now. It compares them again only if there are others. */
export function followReleases({ spec, releases, onProblem = () => {} }: ReleaseOptions): () => Promise<SiteRelease[]> {
  let listed: string | undefined;
  let found: SiteRelease[] = [];
  return async () => {
    const sources = listSources(resolve(spec), releases);
    const list = JSON.stringify(sources);
    if (list === listed) return found;
    if (releases !== undefined && sources.length === 0) {
      onProblem(
        `\`${releases}\` is neither a folder of documents nor the beginning of a tag: the site has no changelog.`,
      );
    }
    found = await compareAll(sources, onProblem);
    listed = list;
    return found;
  };
}

/** Lists the files of a folder of releases; none if the releases are tags. */
export function listReleaseFiles(releases: string | undefined): string[] {
  return releases !== undefined && isFolder(releases) ? listFiles(resolve(releases)) : [];
}

async function compareAll(
  sources: readonly Source[],
  onProblem: NonNullable<ReleaseOptions["onProblem"]>,
): Promise<SiteRelease[]> {
  const namePage = createPageNamer("changes");
  const found: SiteRelease[] = [];
  let before: Revision | undefined;
  try {
    for (const { version, date, open } of sources) {
      let after: Revision | undefined;
      try {
        after = await open();
        const report = before ? await compare(before, after) : await readFirst(after);
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

/** Throws a `ProblemsError` if the first release cannot be read at all: no later one could be compared with it. */
async function readFirst({ file, ...options }: Revision): Promise<undefined> {
  const { document, diagnostics } = await loadDocument(file, options);
  if (!document) throw new ProblemsError(diagnostics);
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
  return isFolder(releases) ? readFiles(resolve(releases)) : listTags(spec, releases);
}

function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;
}

function listFiles(folder: string): string[] {
  const names = readdirSync(folder).filter((name) => /\.(?:ya?ml|json)(?:\.gz)?$/i.test(name));
  return names.map((name) => join(folder, name));
}

/** Reads the names of the files of a folder. Sorts them by their dates, or by their versions. */
function readFiles(folder: string): Source[] {
  return listFiles(folder)
    .map((file): Source => {
      const name = basename(file);
      const [, date, version = name] = /^(\d{4}-\d\d-\d\d)?-?(.+?)\.(?:ya?ml|json)(?:\.gz)?$/i.exec(name) ?? [];
      const open = (): Promise<Revision> => openRevision(file, { repository: folder, folder, spec: file });
      return { version, date, savedAt: statSync(file).mtimeMs, open };
    })
    .sort((one, other) => compareVersions(one, other));
}

function compareVersions(one: Source, other: Source): number {
  if (one.date !== undefined && other.date !== undefined && one.date !== other.date) {
    return one.date < other.date ? -1 : 1;
  }
  const [[left = "", leftPre], [right = "", rightPre]] = [one.version.split(/-(.*)/s), other.version.split(/-(.*)/s)];
  const order = left.localeCompare(right, "en", { numeric: true });
  if (order !== 0) return order;
  // A prerelease stands before its release.
  if (leftPre === undefined || rightPre === undefined) return leftPre === rightPre ? 0 : leftPre === undefined ? 1 : -1;
  return leftPre.localeCompare(rightPre, "en", { numeric: true });
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
