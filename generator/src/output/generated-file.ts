/** A file as it should be on disk. */
export interface GeneratedFile {
  /** Path below the output root, with forward slashes: `packages/client/src/generated/posts.ts`. */
  path: string;
  /** Whole text, formatted, ending in a line feed. */
  text: string;
}
