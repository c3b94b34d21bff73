import { hashText } from "../output/hash-text.ts";

/** Fixed lines of a changeset. */
export const titles = {
  introduction: "The API has changed.",
  breaking: "**Breaking changes**",
  added: "**New**",
  documented: "**Better documented**",
} as const;

/** Prints a changeset: the bump of each package, and a text in Markdown. */
export function printChangesetFile(bumps: Iterable<readonly [name: string, bump: string]>, text: string): string {
  const lines = [...bumps].map(([name, bump]) => `${JSON.stringify(name)}: ${bump}`);
  return ["---", ...lines, "---", "", text, ""].join("\n");
}

/** Returns a short hash of the text of a line. */
export function computeSignature(line: string): string {
  return hashText(line).slice(0, 10);
}

/** Adds a signature to a line, in a comment that changelogs omit. */
export function signLine(line: string): string {
  return `${line} <!-- ${computeSignature(line)} -->`;
}

/** Returns `true` if a plan wrote the line and it has not changed since. */
export function isSigned(line: string): boolean {
  const [, text, signature] = /^(.*) <!-- ([\da-f]{10}) -->$/.exec(line) ?? [];
  return text !== undefined && computeSignature(text) === signature;
}
