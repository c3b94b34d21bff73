import { basename } from "node:path/posix";
import { findImports, type Import, type Origins, printImports } from "./imports.ts";
import type { PrintedFile } from "./layout.ts";

/** A file before it is printed. */
export interface SourceFile {
  /** Path below the output root: `packages/client/src/generated/posts.ts`. */
  path: string;
  /** The source of the file, as its header names it: `ApiModel.source`. */
  source: string;
  /** The file that prints it, below `generator/src/emit/`: `"emit-client.ts"`. */
  emitter: string;
  statements: readonly string[];
  /** Where names come from that the statements use. Default: the file imports nothing. */
  origins?: readonly Origins[];
  /** Whether the lines of all statements are laid out. */
  isLaidOut?: boolean;
}

/** A printed file, and what it imports. */
interface PrintedSource extends PrintedFile {
  imports: readonly Import[];
}

/** Prints a file with its header and its imports. */
export function printSourceFile({
  path,
  source,
  emitter,
  statements,
  origins = [],
  isLaidOut = false,
}: SourceFile): PrintedSource {
  const own = `./${basename(path, ".ts")}.js`;
  const imports = findImports(statements, origins).filter(({ from }) => from !== own);
  const body = [...printImports(imports), ...(statements.length === 0 ? ["export {};"] : statements)];
  const gap = body[0]?.startsWith("\n") ? [] : [""];
  // A large file is joined once, since each join copies it.
  const text = [printHeader(source, emitter), ...gap, ...body, ""].join("\n");
  return { path, text, isLaidOut, imports };
}

/** Prints the first line of every generated file. */
export function printHeader(source: string, emitter: string): string {
  const origin = source.replace(/\s+/g, " ");
  return `// Generated from ${origin} by \`npm run generate\`. Do not edit: change the spec, or generator/src/emit/${emitter}.`;
}
