import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { listPackages, type PublicPackage } from "./list-packages.ts";

/** Returns the changelog entries of the current version by package. Equal entries of several packages appear once. */
export async function printNotes(root: string): Promise<string> {
  const packages = await listPackages(root);
  const entries = new Map<string, string[]>();
  for (const entry of packages) {
    const section = readSection(entry);
    if (section !== undefined) entries.set(section, [...(entries.get(section) ?? []), entry.name]);
  }
  const parts = [...entries].map(([section, names]) => `## ${names.join(", ")}\n\n${section}`);
  return `${parts.join("\n\n")}\n`;
}

/** Returns the section of a changelog for the package's version; `undefined` if nothing changed. */
function readSection({ folder, version }: PublicPackage): string | undefined {
  const file = join(folder, "CHANGELOG.md");
  if (!existsSync(file)) throw new Error(`${file} does not exist. \`npm run release -- version\` writes it.`);
  const sections = readFileSync(file, "utf8").split(/^## /m);
  const section = sections.find((each) => each.startsWith(`${version}\n`));
  if (section === undefined) throw new Error(`${file} has no entry for ${version}.`);
  const text = section.slice(version.length).trim();
  return text === "No changes in this release." ? undefined : text;
}
