import { type Lowering, readLowering } from "./lower-bump.ts";
import { isSigned, titles } from "./changeset-lines.ts";

/** The parts of a changeset that people wrote. */
export interface ReadChangeset {
  readonly lowerings: readonly Lowering[];
  /** The paragraphs that people wrote, in their order; `""` for none. */
  readonly words: string;
}

const titleLines = new Set<string>(Object.values(titles));

/**
 * Reads the text that people added to a changeset. Its bumps follow from the changes and are not read. Throws an Error that says
 * what to do if it has conflict markers: they hide which reason belongs to which change.
 */
export function readChangeset(text: string, path: string): ReadChangeset {
  const lines = text.split(/\r?\n/);
  if (lines.some((line) => /^(?:<{7,}|>{7,}|\|{7,}|={7,})(?: |$)/.test(line))) {
    throw new Error(
      `\`${path}\` has conflict markers. Take either side (\`git checkout --ours ${path}\`), then run \`npm run release:plan\`: it writes the changes of both.`,
    );
  }
  const end = lines[0] === "---" ? lines.indexOf("---", 1) : -1;
  const body = lines.slice(end + 1).map((line) => ({ line, lowering: readLowering(line) }));
  const lowerings = new Map(body.flatMap(({ line, lowering }) => (lowering ? [[line, lowering] as const] : [])));
  const words = body.flatMap(({ line, lowering }) =>
    lowering || isSigned(line) || titleLines.has(line) ? [] : [line],
  );
  return {
    lowerings: [...lowerings.values()],
    words: words
      .join("\n")
      .replaceAll(/\n{3,}/g, "\n\n")
      .trim(),
  };
}
