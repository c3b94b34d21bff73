/** A file as it should be on disk. */
export interface GeneratedFile {
  /** Path below the output root, with forward slashes: `packages/client/src/generated/posts.ts`. */
  path: string;
  /** Whole text, formatted, ending in a line feed. */
  text: string;
}

/** `packages`: the sources of packages of a workspace. `files`: files of an existing project, with their runtime. */
export type Layout = "packages" | "files";

/** Returns whether a file begins as all generated code does. */
export function isGenerated(text: string): boolean {
  return text.startsWith("// Generated from ");
}
