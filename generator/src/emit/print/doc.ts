/** One block of a doc comment: prose, or a tag with its text. */
export type DocBlock = string | { tag: string; text: string } | undefined;

/** Maximum length of a line of a comment. With its indent, the line stays below 120 columns. */
const maxLineLength = 114;

/** Replaces a space that must not become a line break. */
const unbreakable = "\u0000";

/**
 * Prints the text of a doc comment without its delimiters: first prose, separated by empty lines, then tags.
 *
 * Escapes text of the document, so that it cannot end the comment or start a tag. Leaves out empty blocks.
 */
export function printDoc(blocks: readonly DocBlock[]): string {
  const prose: string[] = [];
  const tags: string[] = [];
  for (const block of blocks) {
    if (typeof block === "string") {
      if (block.trim() !== "") prose.push(printProse(block));
    } else if (block !== undefined) {
      tags.push(printTag(block.tag, block.text));
    }
  }
  return [...prose, ...(tags.length > 0 ? [tags.join("\n")] : [])].join("\n\n");
}

/** Prints a whole doc comment with its delimiters, for code that is not a structure of ts-morph. */
export function printDocComment(blocks: readonly DocBlock[]): string {
  return wrapDoc(printDoc(blocks));
}

/** Adds the delimiters to a text of {@link printDoc}. */
export function wrapDoc(text: string): string {
  if (!text.includes("\n")) return `/** ${text} */`;
  const lines = text.split("\n").map((line) => (line === "" ? " *" : ` * ${line}`));
  return ["/**", ...lines, " */"].join("\n");
}

/** Escapes text for any comment, as one line. */
export function printLine(text: string): string {
  return escapeEnd(text.replace(/\s+/g, " ").trim());
}

function printTag(tag: string, text: string): string {
  return foldLine(`@${tag} ${printLine(text)}`.trimEnd(), "  ")
    .map(escapeLaterTag)
    .join("\n");
}

/** Folds lines of prose that are too long. Fenced code, tables and indented lines stay unchanged. */
function printProse(text: string): string {
  const lines: string[] = [];
  let isFenced = false;
  for (const line of escapeEnd(text.trim()).split(/\r\n|[\n\r\u2028\u2029]/)) {
    const isFence = /^\s*(```|~~~)/.test(line);
    const isKept = isFenced || isFence || /^(\s*\||\t| {4})/.test(line);
    if (isFence) isFenced = !isFenced;
    const indent = /^\s*(?:[-*+]|\d+[.)])\s+/.exec(line)?.[0].length ?? /^\s*/.exec(line)?.[0].length ?? 0;
    lines.push(...(isKept ? [line.trimEnd()] : foldLine(line.trimEnd(), " ".repeat(indent))));
  }
  // Several empty lines become one.
  return lines
    .map(escapeTag)
    .join("\n")
    .replace(/\n{3,}/g, "\n\n");
}

/** Breaks a line at spaces. Further lines start with `indent`. A word that is too long stays whole. */
function foldLine(line: string, indent: string): string[] {
  const lines: string[] = [];
  // A link must not break at a space.
  let rest = line.replace(/\{@link [^{}]*\}/g, (link) => link.replaceAll(" ", unbreakable));
  while (rest.length > maxLineLength) {
    const start = rest.search(/\S/) + 1;
    const within = rest.lastIndexOf(" ", maxLineLength);
    const space = within > Math.max(start, indent.length) ? within : rest.indexOf(" ", maxLineLength);
    if (space === -1) break;
    lines.push(rest.slice(0, space).trimEnd());
    rest = indent + rest.slice(space + 1).trimStart();
  }
  return [...lines, rest].map((part) => part.replaceAll(unbreakable, " "));
}

/** Escapes text so that it cannot end a comment. */
export function escapeEnd(text: string): string {
  return text.replaceAll("*/", "*\\/");
}

/** Escapes a word such as `@deprecated`, which would be a tag at the start of a line. */
function escapeTag(line: string): string {
  return line.replace(/^(\s*)@/, "$1\\@");
}

function escapeLaterTag(line: string, index: number): string {
  return index === 0 ? line : escapeTag(line);
}
