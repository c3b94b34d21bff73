import { createHash } from "node:crypto";

/** The lines that a plan writes as they are. */
export const titles = {
  whole: "The API has changed.",
  breaks: "**Breaking changes**",
  isNew: "**New**",
  known: "**Better documented**",
} as const;

/** A short name of a line's text, which changes with it. */
export function signatureOf(line: string): string {
  return createHash("sha256").update(line).digest("hex").slice(0, 10);
}

/** Adds its signature to a line, in a comment that changelogs leave out. */
export function signLine(line: string): string {
  return `${line} <!-- ${signatureOf(line)} -->`;
}

/** Was the line written by a plan, and is it as it was written? */
export function isSigned(line: string): boolean {
  const [, text, signature] = /^(.*) <!-- ([\da-f]{10}) -->$/.exec(line) ?? [];
  return text !== undefined && signatureOf(text) === signature;
}
