import { readFileSync } from "node:fs";
import { basename, resolve } from "node:path";
import {
  countDiagnostics,
  type Diagnostic,
  type Document,
  isNode,
  loadDocument,
  type Node,
  printDiagnostics,
  printJson,
} from "@shortvideo-api/document/source";
import { buildModel } from "@shortvideo-api/generator";
import { DocumentProblemsError } from "./document-problems-error.ts";
import { deriveDocument, type ReachableServer } from "./derive-document.ts";
import { prefillKeys } from "./prefill-keys.ts";

/** The content of the page. */
export interface ReferencePage {
  /** The title in plain text. */
  title: string;
  /** The derived document, for a renderer of plain OpenAPI. */
  document: Node;
  /** The original document. Several files are bundled as JSON. */
  source: { name: string; text: string };
  /** Number of operations. */
  operations: number;
  /** The values of security schemes that are filled in. */
  keys: Node;
}

/**
 * Reads a document and derives the content of the page. `servers` precede the document's own. Throws
 * {@link DocumentProblemsError} if the document has problems.
 */
export async function loadReference(spec: string, servers: readonly ReachableServer[] = []): Promise<ReferencePage> {
  const { document, diagnostics } = await loadDocument(resolve(spec));
  if (!document) throw toProblemsError(diagnostics);
  const built = buildModel(document);
  const all = [...diagnostics, ...built.diagnostics];
  if (!built.model || all.some(({ severity }) => severity === "error")) throw toProblemsError(all);
  const source = readSource(document);
  return {
    title: built.model.title,
    document: deriveDocument(document, built.model, { servers, source: source.name }),
    source,
    operations: built.model.resources.reduce((sum, { operations }) => sum + operations.length, 0),
    keys: prefillKeys(document.root),
  };
}

/** Returns the problems of a document, as {@link loadReference} reports them; `undefined` if none exist. */
export async function findProblems(spec: string): Promise<string | undefined> {
  try {
    await loadReference(spec);
    return undefined;
  } catch (error) {
    if (error instanceof DocumentProblemsError) return error.message;
    throw error;
  }
}

function readSource({ file, files, root }: Document): ReferencePage["source"] {
  if (files.length === 1) return { name: basename(file), text: readFileSync(file, "utf8") };
  return { name: "openapi.json", text: `${printJson(isNode(root) ? root : {}, 2)}\n` };
}

/** Creates the error for diagnostics. Its message has no terminal colors, because a page shows it, too. */
function toProblemsError(diagnostics: readonly Diagnostic[]): DocumentProblemsError {
  const text = printDiagnostics(diagnostics, { folder: process.cwd() });
  return new DocumentProblemsError(`${text}\n${countDiagnostics(diagnostics)}.`);
}
