import { type CodeBlockWriter, IndentationText, Project, QuoteKind, type SourceFileStructure } from "ts-morph";
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
 * `createSourceFile` would do the same and then parse what it printed, which no emitter needs and which costs three
 * times the printing. The printers are not public; a test holds their text against that of `createSourceFile`.
 */
export function printStatements(statements: SourceFile["statements"]): string {
  const writer = project.createWriter();
  printers.forSourceFile({ isAmbient: false }).printText(writer, { statements });
  return writer.toString();
}

const project = new Project({
  useInMemoryFileSystem: true,
  skipLoadingLibFiles: true,
  skipFileDependencyResolution: true,
  manipulationSettings: { indentationText: IndentationText.TwoSpaces, quoteKind: QuoteKind.Double },
});

/** What is used of ts-morph's inside. */
interface StructurePrinters {
  forSourceFile: (options: { isAmbient: boolean }) => {
    printText: (writer: CodeBlockWriter, structure: Pick<SourceFile, "statements">) => void;
  };
}

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Its declarations do not show it.
const { _context: inside } = project as unknown as { _context: { structurePrinterFactory: StructurePrinters } };
const printers = inside.structurePrinterFactory;

/** The first line of every generated file. */
export function printHeader(source: string, emitter: string): string {
  const origin = source.replace(/\s+/g, " ");
  return `// Generated from ${origin} by \`npm run generate\`. Do not edit: change the spec, or generator/src/emit/${emitter}.`;
}
