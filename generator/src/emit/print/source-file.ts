import { basename } from "node:path/posix";
import { printStructure, type SourceFileStructure, StructureKind } from "ts-morph";
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
  /** Structures, or text and writers where a structure has no advantage. */
  statements: NonNullable<Extract<SourceFileStructure["statements"], readonly unknown[]>>;
  /** Where names come from that the statements use. Default: the file imports nothing. */
  origins?: readonly Origins[];
  /** Whether all statements are texts whose lines are laid out. */
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
  const texts: string[] = [];
  let structures: SourceFile["statements"] = [];
  const flush = (): void => {
    // Each text ends a line. ts-morph leaves another one empty between declarations.
    if (structures.length > 0) texts.push(`\n${printStatements(structures)}`);
    structures = [];
  };
  for (const statement of statements) {
    // Text does not pass through the writer, which would process a large file letter by letter.
    if (typeof statement === "string") {
      flush();
      texts.push(statement);
    } else structures.push(statement);
  }
  flush();
  const own = `./${basename(path, ".ts")}.js`;
  const imports = findImports(texts, origins).filter(({ from }) => from !== own);
  const body = [...printImports(imports), ...texts];
  const gap = body[0]?.startsWith("\n") ? [] : [""];
  // A large file is joined once, since each join copies it.
  const text = [printHeader(source, emitter), ...gap, ...body, ""].join("\n");
  return { path, text, isLaidOut, imports };
}

/**
 * Prints statements with ts-morph's own printers.
 *
 * `createSourceFile` prints the same, but parses it again. That takes three times as long, and no emitter needs it.
 */
export function printStatements(statements: SourceFile["statements"]): string {
  return printStructure({ kind: StructureKind.SourceFile, statements }, { indentNumberOfSpaces: 2 });
}

/** Prints the first line of every generated file. */
export function printHeader(source: string, emitter: string): string {
  const origin = source.replace(/\s+/g, " ");
  return `// Generated from ${origin} by \`npm run generate\`. Do not edit: change the spec, or generator/src/emit/${emitter}.`;
}
