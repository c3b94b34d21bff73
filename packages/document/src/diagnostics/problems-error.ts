import type { Diagnostic } from "./diagnostic.ts";
import { countDiagnostics, printDiagnostics } from "./print-diagnostics.ts";

/** A document has problems, so it cannot be used. The message has each with its place and its fix. */
export class ProblemsError extends Error {
  override readonly name = "ProblemsError";
  /** All diagnostics, including warnings. */
  readonly diagnostics: readonly Diagnostic[];

  constructor(diagnostics: readonly Diagnostic[]) {
    const printed = `${printDiagnostics(diagnostics, { folder: process.cwd() })}\n${countDiagnostics(diagnostics)}.`;
    super(diagnostics.length === 0 ? "The document could not be read." : printed);
    this.diagnostics = diagnostics;
  }
}
