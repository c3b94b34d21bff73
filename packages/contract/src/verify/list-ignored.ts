import { type DiagnosticCode, type OpenedDocument, readPointer } from "@shortvideo-api/document";
import { type DocumentDiagnostic, dropUnusableKeywords } from "@shortvideo-api/mock/requests";

/** Problems that the loader solves by leaving out a rule. */
const ignoringCodes: ReadonlySet<DiagnosticCode> = new Set([
  "circular-schema",
  "misplaced-properties",
  "unexpected-type",
  "unknown-field",
  "unknown-schema-type",
  "unsupported-feature",
]);

/**
 * Lists the rules of a document that no comparison knows: those that the loader has left out, and those that no validator can use. Removes
 * the latter from the document, because they would fail the whole verification.
 */
export function listIgnored({ document, diagnostics, unresolved }: OpenedDocument): readonly DocumentDiagnostic[] {
  return [
    ...diagnostics.filter(({ code }) => ignoringCodes.has(code)).map(toIgnored),
    ...[...unresolved].map(([pointer, { message }]) => toIgnored({ pointer, message })),
    ...dropUnusableKeywords(document),
  ];
}

function toIgnored({ pointer, message }: { readonly pointer: string; readonly message: string }): DocumentDiagnostic {
  return { path: readPointer(pointer), message };
}
