import { readFileSync } from "node:fs";
import { basename, resolve } from "node:path";
import { stripVTControlCharacters } from "node:util";
import {
  countDiagnostics,
  type Diagnostic,
  type Document,
  isNode,
  loadDocument,
  type Node,
  printDiagnostics,
} from "@shortvideo-api/document/source";
import { buildModel } from "@shortvideo-api/generator";
import { DocumentProblemsError } from "./document-problems-error.ts";
import { deriveDocument, type Server } from "./derive-document.ts";

/** What the page shows. */
export interface Reference {
  /** In plain text. */
  title: string;
  /** For a renderer of plain OpenAPI. */
  document: Node;
  /** The document as it was written; as one piece of JSON where it is written in several files. */
  source: { name: string; text: string };
  /** Number of operations. */
  operations: number;
}

/**
 * Reads a document and derives what is shown of it. `servers` stand before its own. Throws {@link DocumentProblemsError} when the
 * document has problems.
 */
export async function loadReference(spec: string, servers: readonly Server[] = []): Promise<Reference> {
  const { document, diagnostics } = await loadDocument(resolve(spec));
  if (!document) throw explain(diagnostics);
  const built = buildModel(document);
  const all = [...diagnostics, ...built.diagnostics];
  if (!built.model || all.some(({ severity }) => severity === "error")) throw explain(all);
  const source = readSource(document);
  return {
    title: built.model.title,
    document: deriveDocument(document, built.model, { servers, source: source.name }),
    source,
    operations: built.model.resources.reduce((sum, { operations }) => sum + operations.length, 0),
  };
}

/** What is wrong with a document, in the words of {@link loadReference}; `undefined` where nothing is. */
export async function findProblems(spec: string): Promise<string | undefined> {
  try {
    await loadReference(spec);
    return undefined;
  } catch (error) {
    if (error instanceof DocumentProblemsError) return error.message;
    throw error;
  }
}

function readSource({ file, files, root }: Document): Reference["source"] {
  if (files.length === 1) return { name: basename(file), text: readFileSync(file, "utf8") };
  return { name: "openapi.json", text: `${JSON.stringify(isNode(root) ? root : {}, null, 2)}\n` };
}

/** Without the colours of a terminal: a page shows it, too. */
function explain(diagnostics: readonly Diagnostic[]): DocumentProblemsError {
  const told = stripVTControlCharacters(printDiagnostics(diagnostics, process.cwd(), process.stderr));
  return new DocumentProblemsError(`${told}\n${countDiagnostics(diagnostics)}.`);
}
