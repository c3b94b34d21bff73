import { createHash } from "node:crypto";
import { packageFolders, type PackageNaming } from "@shortvideo-api/document/source";
import { arrangeSource, isEntry, readPlace, renameMentions } from "../layout/arrange-sources.ts";
import type { GeneratedFile } from "../output/generated-file.ts";
import { syncFiles } from "../output/sync-files.ts";
import { listSources, loadTemplates, type Templates } from "./read-templates.ts";

/** The hand-written sources of a workspace, at their places. */
export interface WorkspaceSources {
  /** The entries of the packages, which belong to the team. */
  readonly entries: readonly GeneratedFile[];
  /** All others, which the workspace gets from its generator. Its repository ignores them. */
  readonly runtime: readonly GeneratedFile[];
}

/** Arranges the hand-written sources for a workspace. */
export function arrangeSources(naming: PackageNaming, templates: Templates): WorkspaceSources {
  const { layout = "packages" } = naming;
  const arrange = (file: GeneratedFile): GeneratedFile => {
    const { path, text } = arrangeSource(file, { layout, naming });
    return { path, text: renameMentions(text, naming) };
  };
  const sources = listSources(templates);
  return {
    entries: sources.filter(isEntryFile).map(arrange),
    runtime: sources.filter((file) => !isEntryFile(file)).map(arrange),
  };
}

function isEntryFile({ path }: GeneratedFile): boolean {
  const place = readPlace(path);
  return place !== undefined && isEntry(place.folder, place.file);
}

/** Writes the runtime into the folders of a workspace that its repository ignores. */
export async function writeRuntime(root: string, naming: PackageNaming, templates = loadTemplates()): Promise<void> {
  const { runtime } = arrangeSources(naming, templates);
  await syncFiles(runtime, { root, check: false, area: "runtime" });
}

/** Returns the SHA-256 of the runtime of each package, by its folder. */
export function hashRuntime({ packages }: Templates): Record<string, string> {
  return Object.fromEntries(
    packageFolders.map((name) => {
      const hash = createHash("sha256");
      for (const [path, text] of Object.entries(packages[name].files)) hash.update(`${path}\n${text}\n`);
      return [name, hash.digest("hex")];
    }),
  );
}
