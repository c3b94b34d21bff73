import type { Bump } from "@shortvideo-api/report";
import { titles } from "../release/changeset-lines.ts";

/** A change of a package, as its changelog describes it. */
export interface ChangelogEntry {
  readonly version: string;
  readonly bump: Exclude<Bump, "none">;
  /** Markdown, without the indentation of its list item. */
  readonly text: string;
}

/** Reads the changes in a changelog of changesets, without those of a document. */
export function readChangelog(changelog: string): ChangelogEntry[] {
  return splitByHeading(changelog, "## ").flatMap(([version, section]) =>
    splitByHeading(section, "### ").flatMap(([heading, list]) => {
      const bump = bumps[heading];
      return bump === undefined ? [] : readItems(list).map((text) => ({ version, bump, text }));
    }),
  );
}

const bumps: Readonly<Record<string, ChangelogEntry["bump"]>> = {
  "Major Changes": "major",
  "Minor Changes": "minor",
  "Patch Changes": "patch",
};

/** Splits a text at the headings of one level. Returns each heading and the text below it. */
function splitByHeading(text: string, marker: "## " | "### "): [heading: string, text: string][] {
  const [, ...sections] = `\n${text}`.split(`\n${marker}`);
  return sections.map((section) => {
    const [heading = "", ...lines] = section.split(/\r?\n/);
    return [heading.trim(), lines.join("\n")];
  });
}

function readItems(list: string): string[] {
  const [, ...items] = `\n${list}`.split("\n- ");
  return items
    .map((item) => item.replaceAll(/^ {2}/gm, "").trim())
    .filter((text) => !text.startsWith(titles.introduction));
}
