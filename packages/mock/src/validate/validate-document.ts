import type { OpenApi, OpenedDocument, Place } from "@shortvideo-api/document";
import type { Fixtures } from "../response/fixtures.js";
import { createPlaceCompiler, checkSchemas } from "./check-schemas.js";
import { dropUnusableKeywords } from "./drop-unusable-keywords.js";
import { type DocumentDiagnostic, printPlace } from "./document-diagnostic.js";
import { checkOperations } from "./check-operations.js";
import { dropMalformedExtensions } from "./drop-malformed-extensions.js";

/**
 * Validates a document and its fixtures, and removes unusable keywords from its schemas. Returns all problems with their places.
 *
 * Always checks that keywords are valid, every operation declares its errors, lists can be paginated, and fixtures fit their
 * schemas. `strict` also checks that all schemas compile, and that all examples and defaults fit their schemas.
 */
export function validateDocument(source: OpenedDocument, fixtures: Fixtures, strict: boolean): readonly string[] {
  const diagnostics = findDiagnostics(source.document, fixtures, strict);
  // Lines are found only if there are problems, because that parses the text again.
  if (diagnostics.length + source.diagnostics.length === 0) return [];
  const placed = diagnostics.map(({ path, message }) => ({ ...source.locate(path), message }));
  const found = new Set(placed.map(toPlaceKey));
  // The own diagnostic of the same part says what the mock does with it.
  const loaded = source.diagnostics
    .filter((each) => !found.has(toPlaceKey(each)))
    .map((each) => ({ ...each, message: `${each.message} ${each.fix}` }));
  return [...placed, ...loaded].toSorted(byPlace).map((each) => `${printPlace(source, each)}: ${each.message}`);
}

function toPlaceKey({ file, pointer }: Place): string {
  return JSON.stringify([file, pointer]);
}

function byPlace(one: Place, other: Place): number {
  if (one.file !== other.file) return one.file < other.file ? -1 : 1;
  return (one.line ?? 0) - (other.line ?? 0);
}

function findDiagnostics(document: OpenApi, fixtures: Fixtures, strict: boolean): DocumentDiagnostic[] {
  const unusable = [...dropMalformedExtensions(document), ...dropUnusableKeywords(document)];
  const compile = createPlaceCompiler(document);
  const diagnostics = [
    ...unusable,
    ...(strict ? checkSchemas(document, compile) : []),
    ...checkOperations(document, fixtures, compile),
  ];
  const seen = new Set<string>();
  return diagnostics.filter(({ path, message }) => seen.size < seen.add(JSON.stringify([path, message])).size);
}
