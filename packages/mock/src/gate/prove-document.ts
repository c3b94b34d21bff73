import { relative } from "node:path";
import type { Fixtures } from "../response/fixtures.js";
import type { DocumentSource } from "../operation/load-document.js";
import { MockStartError, strictOutcome } from "../operation/mock-start-error.js";
import type { OpenApi } from "../operation/openapi.js";
import { createPlaceCompiler } from "./compile-in-place.js";
import { dropUnusableKeywords } from "./drop-unusable-keywords.js";
import { type Fault, toPointer } from "./fault.js";
import { findLostReferences } from "./find-lost-references.js";
import { findOperationFaults, findPathFaults } from "./find-operation-faults.js";
import { findSchemaFaults } from "./find-schema-faults.js";

/**
 * Validates a document and its fixtures, and removes from the schemas of the document what no check can use.
 *
 * `strict` validates everything: all schemas compile, all examples and defaults fit their schemas, in addition to what is always
 * checked: keywords are valid, every operation declares its errors, lists can be paginated, fixtures fit their schemas. Throws a
 * {@link MockStartError} that lists everything wrong. Otherwise returns it as warnings. References that lead nowhere, and paths without
 * a slash, always throw.
 */
export function proveDocument(source: DocumentSource, fixtures: Fixtures, strict: boolean): readonly string[] {
  const unreadable = [...findLostReferences(source.document), ...findPathFaults(source.document)];
  if (unreadable.length > 0) throw new MockStartError(print(source, unreadable));
  const faults = findFaults(source.document, fixtures, strict);
  // To find lines, the text is read once more.
  if (faults.length === 0) return [];
  const reasons = print(source, faults);
  if (strict) throw new MockStartError(reasons, strictOutcome);
  return reasons;
}

function findFaults(document: OpenApi, fixtures: Fixtures, strict: boolean): Fault[] {
  const unusable = dropUnusableKeywords(document);
  const compile = createPlaceCompiler(document);
  const faults = [
    ...unusable,
    ...(strict ? findSchemaFaults(document, compile) : []),
    ...findOperationFaults(document, fixtures, compile),
  ];
  const seen = new Set<string>();
  return faults.filter(({ path, message }) => seen.size < seen.add(JSON.stringify([path, message])).size);
}

/** `spec/openapi.yaml:12: what is wrong`, in the order of the file; where all stands on one line, with the pointer. */
function print({ file, text, lineOf }: DocumentSource, faults: readonly Fault[]): string[] {
  const near = relative(process.cwd(), file);
  const name = near.startsWith("..") ? file : near;
  const isOneLine = !text.trimEnd().includes("\n");
  return faults
    .map(({ message, path }) => ({ message, path, line: isOneLine ? 1 : (lineOf(path) ?? 1) }))
    .toSorted((one, other) => one.line - other.line)
    .map(({ message, path, line }) => `${name}:${line}${isOneLine ? ` ${toPointer(path)}` : ""}: ${message}`);
}
