import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { listPackages, type PublicPackage } from "./list-packages.ts";

/** The notes of the present version: what its changelogs say, package by package, and what several say alike said once. */
export async function printNotes(root: string): Promise<string> {
  const packages = await listPackages(root);
  const said = new Map<string, string[]>();
  for (const entry of packages) {
    const section = readSection(entry);
    if (section !== undefined) said.set(section, [...(said.get(section) ?? []), entry.name]);
  }
  const parts = [...said].map(([section, names]) => `## ${names.join(", ")}\n\n${section}`);
  return `${parts.join("\n\n")}\n`;
}

/** Returns the section of a changelog for the package's version; `undefined` if nothing changed. */
function readSection({ folder, version }: PublicPackage): string | undefined {
  const file = join(folder, "CHANGELOG.md");
  if (!existsSync(file)) throw new Error(`${file} is not there. \`npm run release:version\` writes it.`);
  const sections = readFileSync(file, "utf8").split(/^## /m);
  const section = sections.find((text) => text.startsWith(`${version}\n`));
  if (section === undefined) throw new Error(`${file} says nothing of ${version}.`);
  const words = section.slice(version.length).trim();
  return words === "No changes in this release." ? undefined : words;
}
