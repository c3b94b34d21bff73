import {
  createDiagnostic,
  type DiagnosticCode,
  type OpenApi,
  readDeclarations,
  readOperations,
  type Step,
  validateInBandFailure,
} from "@shortvideo-api/document";
import type { DocumentDiagnostic } from "./document-diagnostic.js";

/** Removes the malformed extensions that the mock would read, in place. Returns their problems. */
export function dropMalformedExtensions(document: OpenApi): DocumentDiagnostic[] {
  const found: DocumentDiagnostic[] = [];
  const drop = (
    holder: object,
    base: readonly Step[],
    code: DiagnosticCode,
    steps: readonly Step[],
    message: string,
  ) => {
    const name = String(steps[base.length]);
    const { fix } = createDiagnostic(code, { file: "", line: undefined, pointer: "" }, message);
    found.push({ path: steps, message: `${message} The mock ignores \`${name}\`. ${fix}` });
    Reflect.deleteProperty(holder, name);
  };
  const failure = document["x-in-band-failure"];
  if (failure !== undefined) {
    validateInBandFailure(failure, (code, steps, message) =>
      drop(document, [], code, ["x-in-band-failure", ...steps], message),
    );
  }
  for (const { node, steps } of readOperations(document)) {
    // Read apart from the operation, which reads its extensions once, after this change.
    for (const problem of readDeclarations(node, steps).problems)
      drop(node, steps, problem.code, problem.steps, problem.message);
  }
  return found;
}
