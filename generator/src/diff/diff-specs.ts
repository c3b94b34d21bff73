import { ProblemsError } from "../diagnostics/problems-error.ts";
import type { Place } from "../load/document.ts";
import { loadDocument } from "../load/load-document.ts";
import { buildModel } from "../model/build-model.ts";
import type { Change } from "./change.ts";
import { compareDocuments } from "./compare-documents.ts";
import { readSide, type Side } from "./side.ts";

/** Compares two documents on disk. Throws {@link ProblemsError} when one of them has problems. */
export async function diffSpecs(before: string, after: string): Promise<Change[]> {
  return compareDocuments({ before: await readSpec(before), after: await readSpec(after) });
}

/** Reads a document on disk. Throws {@link ProblemsError} when it has problems. */
export async function readSpec(file: string): Promise<Side> {
  const loaded = await loadDocument(file);
  if (!loaded.document) throw new ProblemsError(loaded.diagnostics);
  const { model, diagnostics } = buildModel(loaded.document);
  if (!model) throw new ProblemsError(diagnostics);
  return readSide(loaded.document, model);
}

/** A place as a person would write it, given how its file is called. */
export function printPlace({ file, line }: Place, nameFile: (file: string) => string): string {
  return line === undefined ? nameFile(file) : `${nameFile(file)}:${line}`;
}
