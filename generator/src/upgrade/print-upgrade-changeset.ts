import { groupEntries, namePublished, packageFolders } from "@shortvideo-api/document/source";
import { gt, lte } from "semver";
import { renameMentions } from "../layout/arrange-sources.ts";
import { printChangesetFile } from "../release/changeset-lines.ts";
import type { Settings } from "../init/workspace-inputs.ts";
import type { GeneratedFile } from "../output/generated-file.ts";
import type { Templates } from "../workspace/read-templates.ts";
import type { ChangelogEntry } from "../workspace/read-changelog.ts";

/** An upgrade that changes published code. */
export interface CodeUpgrade {
  /** The version of the generator that wrote the code before. */
  readonly from: string;
  /** The version of this generator. */
  readonly to: string;
  /** The folders of the packages whose code changes. */
  readonly folders: ReadonlySet<string | undefined>;
}

const bumpOrder = ["patch", "minor", "major"] as const;

/**
 * Prints the changeset of an upgrade: the changes of each package that the changelogs of the generator list between both versions.
 * Code that changes without such an entry is a patch. Returns `undefined` if no published code changes.
 */
export function printUpgradeChangeset(
  { from, to, folders }: CodeUpgrade,
  { settings, templates }: { readonly settings: Settings; readonly templates: Templates },
): GeneratedFile | undefined {
  const changed = packageFolders
    .filter((name) => folders.has(name))
    .map((name) => {
      const entries = templates.packages[name].changes.filter(({ version }) => gt(version, from) && lte(version, to));
      return { name: namePublished(name, settings), entries: entries.length > 0 ? entries : [unlisted] };
    });
  if (changed.length === 0) return undefined;
  const texts = new Set(changed.flatMap(({ entries }) => entries.map(({ text }) => renameMentions(text, settings))));
  if (texts.size > 1) texts.delete(unlisted.text);
  const text = texts.size === 1 ? [...texts].join("") : [...texts].map(printItem).join("\n");
  const parts = groupEntries(changed.map(({ name, entries }) => [name, entries] as const));
  const bumps = [...parts].map(([name, entries]) => [name, findBump(entries.flat())] as const);
  return { path: `.changeset/generator-${to}.md`, text: printChangesetFile(bumps, text) };
}

const unlisted: Pick<ChangelogEntry, "bump" | "text"> = {
  bump: "patch",
  text: "The code of the packages has changed, but not its use.",
};

function findBump(entries: readonly Pick<ChangelogEntry, "bump">[]): string {
  return bumpOrder.findLast((bump) => entries.some((entry) => entry.bump === bump)) ?? unlisted.bump;
}

function printItem(text: string): string {
  return `- ${text.replaceAll("\n", "\n  ").replaceAll(/^ +$/gm, "")}`;
}
