import { existsSync, readdirSync, readFileSync, rmdirSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { writeText } from "@shortvideo-api/report";
import type { SiteFiles } from "./build-site.js";

/** The file that lists the files of a site, so that the next build removes those that it no longer has. */
const listFile = ".site-files.json";

/** Thrown for a folder with files that are not those of a site. The message says what to do. */
export class ForeignFolderError extends Error {
  override readonly name = "ForeignFolderError";
}

/**
 * Writes the files of a site to a folder, which is created if necessary. Removes the files of an earlier build that the site no longer has,
 * and no others. Each file is replaced at once, so a server never delivers a part of one.
 *
 * Throws {@link ForeignFolderError}, and writes nothing, if the folder has files but no earlier build. Throws a `ReportWriteError` for a file
 * that cannot be written; the next build continues there.
 */
export async function writeSite(files: SiteFiles, folder: string): Promise<void> {
  const earlier = readEarlier(folder);
  // Also lists the files that an interrupted build leaves.
  await writeList(folder, [...new Set([...earlier, ...files.keys()])]);
  for (const [path, text] of files) await writeText(join(folder, path), text);
  const stale = earlier.filter((path) => !files.has(path));
  for (const path of stale) rmSync(join(folder, path), { force: true });
  for (const each of new Set(stale.map((path) => dirname(path)))) removeEmpty(join(folder, each));
  await writeList(folder, [...files.keys()]);
}

function readEarlier(folder: string): string[] {
  if (!existsSync(folder)) return [];
  const list = join(folder, listFile);
  if (existsSync(list)) {
    const paths: unknown = JSON.parse(readFileSync(list, "utf8"));
    const texts = Array.isArray(paths) ? paths.filter((path) => typeof path === "string") : [];
    // A changed list must not remove files elsewhere.
    return texts.filter((path) => !path.split(/[/\\]/).includes("..") && !/^[/\\]|:/.test(path));
  }
  // Another build may have begun to write its list.
  if (readdirSync(folder).every((name) => name.endsWith(".tmp"))) return [];
  throw new ForeignFolderError(
    `\`${folder}\` has files that no build of a site wrote. Name a new or empty folder: \`--out site\`.`,
  );
}

async function writeList(folder: string, paths: readonly string[]): Promise<void> {
  await writeText(join(folder, listFile), `${JSON.stringify(paths, null, 1)}\n`);
}

function removeEmpty(folder: string): void {
  if (existsSync(folder) && readdirSync(folder).length === 0) rmdirSync(folder);
}
