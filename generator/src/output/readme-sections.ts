import { packageFolders } from "@shortvideo-api/document/source";

/** The text of each section by its name, by the path of the README below the output root. */
export type ReadmeTexts = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** The READMEs of a workspace, and the page of all methods: paths below its folder. */
export const readmePaths: readonly string[] = [
  "README.md",
  "api.md",
  "packages/client/api.md",
  ...packageFolders.map((name) => `packages/${name}/README.md`),
];

/** A README has marks that do not fit. */
export class ReadmeMarkError extends Error {
  override readonly name = "ReadmeMarkError";
}

const end = "<!-- /openapi-monorepo -->";

/** Prints the marks of a section, without a text between them. */
export function printMarks(section: keyof typeof noSections): string {
  return `<!-- openapi-monorepo: ${section}. \`npm run generate\` writes this section; delete both marks to write it yourself. -->\n${end}`;
}

/** Replaces the text between the marks of each section. Throws {@link ReadmeMarkError} for a mark without an end, and for an unknown section. */
export function fillSections(path: string, readme: string, sections: ReadmeTexts[string] = {}): string {
  let line = 1;
  const filled = readme.split(/^(?=<!-- openapi-monorepo: )/m).map((part) => {
    const place = `${path}:${line}`;
    line += part.split("\n").length - 1;
    const name = /^<!-- openapi-monorepo: ([\w-]+)/.exec(part)?.[1];
    if (name === undefined) return part;
    const text = Object.hasOwn(sections, name) ? sections[name] : undefined;
    const endsAt = part.indexOf(`\n${end}`);
    if (text === undefined) {
      const known = Object.keys(sections).map((each) => `\`${each}\``);
      throw new ReadmeMarkError(
        `${place} names the section \`${name}\`. Sections of this file: ${known.join(", ")}. Name one of them, or delete the mark.`,
      );
    }
    if (endsAt < 0) {
      throw new ReadmeMarkError(
        `${place} begins the section \`${name}\`, which has no end. Add the line \`${end}\` below it, or delete the mark.`,
      );
    }
    return `${part.slice(0, part.indexOf("\n"))}\n${text === "" ? "" : `\n${text}\n\n`}${part.slice(endsAt + 1)}`;
  });
  return filled.join("");
}

/** Removes the text of all sections, which follows the document. The rest is text of the team and of the generator. */
export function emptySections(path: string, readme: string): string {
  return fillSections(path, readme, noSections);
}

const noSections = { overview: "", calls: "", methods: "" };
