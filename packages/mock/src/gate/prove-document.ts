import { relative } from "node:path";
import type { Fixtures } from "../answer/fixtures.js";
import type { DocumentSource } from "../contract/load-document.js";
import { MockStartError, startsLenient } from "../contract/mock-start-error.js";
import { createContentCompiler } from "../contract/schema-compiler.js";
import { type Fault, toPointer } from "./fault.js";
import { findLines } from "./find-lines.js";
import { findLostReferences } from "./find-lost-references.js";
import { findOperationFaults } from "./find-operation-faults.js";
import { findSchemaFaults } from "./find-schema-faults.js";

/**
 * Proves that a document and its fixtures hold together: all references lead somewhere, all schemas compile, all examples,
 * defaults and fixtures fit their schemas, every operation declares its errors, every list can be walked.
 *
 * Gives what does not hold and can be borne, when `lenient` asks to bear it, each with file and line. Else throws a
 * {@link MockStartError} of everything.
 */
export function proveDocument(source: DocumentSource, fixtures: Fixtures, lenient: boolean): readonly string[] {
  const faults = findFaults(source, fixtures);
  // To find lines, the text is read once more.
  if (faults.length === 0) return [];
  const unbearable = faults.filter(({ bearable }) => !bearable);
  if (unbearable.length > 0) throw new MockStartError(print(source, lenient ? unbearable : faults));
  if (lenient) return print(source, faults);
  throw new MockStartError(print(source, faults), startsLenient);
}

function findFaults({ document }: DocumentSource, fixtures: Fixtures): Fault[] {
  const lost = findLostReferences(document);
  // What refers to nothing cannot be judged.
  if (lost.length > 0) return lost;
  const compile = createContentCompiler(document);
  const faults = [...findSchemaFaults(document, compile), ...findOperationFaults(document, fixtures, compile)];
  const seen = new Set<string>();
  return faults.filter(({ path, message }) => seen.size < seen.add(JSON.stringify([path, message])).size);
}

/** `spec/openapi.yaml:12: what is wrong`, in the order of the file; where all stands on one line, with the pointer. */
function print({ file, text }: DocumentSource, faults: readonly Fault[]): string[] {
  const lines = findLines(
    text,
    faults.map(({ path }) => path),
  );
  const near = relative(process.cwd(), file);
  const name = near.startsWith("..") ? file : near;
  const isOneLine = !text.trimEnd().includes("\n");
  return faults
    .map(({ message, path }, index) => ({ message, path, line: lines[index] ?? 1 }))
    .toSorted((one, other) => one.line - other.line)
    .map(({ message, path, line }) => `${name}:${line}${isOneLine ? ` ${toPointer(path)}` : ""}: ${message}`);
}
