import { IndentationText, Project, QuoteKind, type SourceFileStructure } from "ts-morph";
import type { GeneratedFile } from "../generated-file.ts";

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
  // One project a file, in memory: it is cheap, and a finished file is never parsed again for the sake of the next.
  const project = new Project({
    useInMemoryFileSystem: true,
    skipLoadingLibFiles: true,
    skipFileDependencyResolution: true,
    manipulationSettings: { indentationText: IndentationText.TwoSpaces, quoteKind: QuoteKind.Double },
  });
  const text = project.createSourceFile(`/${path}`, { statements }).getFullText();
  return { path, text: `${printHeader(source, emitter)}\n\n${text}` };
}

/** The first line of every generated file. */
export function printHeader(source: string, emitter: string): string {
  const origin = source.replace(/\s+/g, " ");
  return `// Generated from ${origin} by \`npm run generate\`. Do not edit: change the spec, or generator/src/emit/${emitter}.`;
}
