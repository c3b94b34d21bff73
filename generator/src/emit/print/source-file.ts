import { printStructure, type SourceFileStructure, StructureKind } from "ts-morph";
import type { GeneratedFile } from "../../output/generated-file.ts";

/** A file before it is printed. */
export interface SourceFile {
  /** Path below the output root: `packages/client/src/generated/posts.ts`. */
  path: string;
  /** What the file comes from, as headers name it: `ApiModel.source`. */
  source: string;
  /** The file that prints it, below `generator/src/emit/`: `"emit-client.ts"`. */
  emitter: string;
  /** Structures; text and writers only where a structure would say nothing more. */
  statements: NonNullable<Extract<SourceFileStructure["statements"], readonly unknown[]>>;
}

/** Prints a file, header and all. The text is right but not yet formatted. */
export function printSourceFile({ path, source, emitter, statements }: SourceFile): GeneratedFile {
  // What is text already stays out of the writer, which would take the bulk of a large file letter by letter.
  const end = statements.findLastIndex((statement) => typeof statement !== "string") + 1;
  const texts = statements.slice(end).map(String);
  const text = [`${printHeader(source, emitter)}\n`, printStatements(statements.slice(0, end)), ...texts].join("\n");
  return { path, text };
}

/**
 * Prints statements by ts-morph's own printers.
 *
 * `createSourceFile` prints the same, and then parses it again, which no emitter needs and which takes three times as long.
 */
export function printStatements(statements: SourceFile["statements"]): string {
  return printStructure({ kind: StructureKind.SourceFile, statements }, { indentNumberOfSpaces: 2 });
}

/** The first line of every generated file. */
export function printHeader(source: string, emitter: string): string {
  const origin = source.replace(/\s+/g, " ");
  return `// Generated from ${origin} by \`npm run generate\`. Do not edit: change the spec, or generator/src/emit/${emitter}.`;
}
