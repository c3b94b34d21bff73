import type { Fixtures } from "../response/fixtures.js";
import { type OpenApi, type OpenedDocument, printPath } from "@shortvideo-api/document";
import { MockStartError, strictOutcome } from "../operation/mock-start-error.js";
import { createPlaceCompiler } from "./compile-in-place.js";
import { dropUnusableKeywords } from "./drop-unusable-keywords.js";
import { type DocumentDiagnostic, toPointer } from "./document-diagnostic.js";
import { checkReferences } from "./check-references.js";
import { checkOperations, checkPaths } from "./check-operations.js";
import { checkSchemas } from "./check-schemas.js";

/**
 * Validates a document and its fixtures, and removes unusable keywords from its schemas.
 *
 * `strict` validates everything: all schemas compile, all examples and defaults fit their schemas, in addition to what is always
 * checked: keywords are valid, every operation declares its errors, lists can be paginated, fixtures fit their schemas. Throws a
 * {@link MockStartError} that lists everything wrong. Otherwise returns it as warnings. References that lead nowhere, and paths without
 * a slash, always throw.
 */
export function validateDocument(source: OpenedDocument, fixtures: Fixtures, strict: boolean): readonly string[] {
  const unreadable = [...checkReferences(source.document), ...checkPaths(source.document)];
  if (unreadable.length > 0) throw new MockStartError(print(source, unreadable));
  const diagnostics = findDiagnostics(source.document, fixtures, strict);
  // Finding lines requires parsing the text again.
  if (diagnostics.length === 0) return [];
  const reasons = print(source, diagnostics);
  if (strict) throw new MockStartError(reasons, strictOutcome);
  return reasons;
}

function findDiagnostics(document: OpenApi, fixtures: Fixtures, strict: boolean): DocumentDiagnostic[] {
  const unusable = dropUnusableKeywords(document);
  const compile = createPlaceCompiler(document);
  const diagnostics = [
    ...unusable,
    ...(strict ? checkSchemas(document, compile) : []),
    ...checkOperations(document, fixtures, compile),
  ];
  const seen = new Set<string>();
  return diagnostics.filter(({ path, message }) => seen.size < seen.add(JSON.stringify([path, message])).size);
}

/** `spec/openapi.yaml:12: what is wrong`, in the order of the file; where all stands on one line, with the pointer. */
function print({ file, text, lineOf }: OpenedDocument, diagnostics: readonly DocumentDiagnostic[]): string[] {
  const name = printPath(file, process.cwd());
  const isOneLine = !text.trimEnd().includes("\n");
  return diagnostics
    .map(({ message, path }) => ({ message, path, line: isOneLine ? 1 : (lineOf(path) ?? 1) }))
    .toSorted((one, other) => one.line - other.line)
    .map(({ message, path, line }) => `${name}:${line}${isOneLine ? ` ${toPointer(path)}` : ""}: ${message}`);
}
