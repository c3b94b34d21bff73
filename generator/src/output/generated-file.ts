import type { Layout } from "@shortvideo-api/document/source";

/** A file as it should be on disk. */
export interface GeneratedFile {
  /** Path below the output root, with forward slashes: `packages/client/src/generated/posts.ts`. */
  path: string;
  /** Whole text, formatted, ending in a line feed. */
  text: string;
}

/** The files that belong together: generated ones of a layout, or the runtime of a workspace. */
export type Area = Layout | "runtime";

/** Returns whether a file begins as all generated code does. */
export function isGenerated(text: string): boolean {
  return text.startsWith("// Generated from ");
}

/** Prints the first line of each file of the layout `files`. */
export function printFileHeader(source: string): string {
  return `// Generated from ${source} by openapi-monorepo. Do not edit: change the document.\n`;
}

/** Returns whether a file begins as those of the layout `files`. Other generators write `// Generated from`, too. */
export function isFileOfProject(text: string): boolean {
  return /^\/\/ Generated from .* by openapi-monorepo\./.test(text);
}
