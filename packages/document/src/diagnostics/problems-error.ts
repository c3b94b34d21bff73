import type { Diagnostic } from "./diagnostic.ts";

/** A document has problems, so it cannot be used. */
export class ProblemsError extends Error {
  override readonly name = "ProblemsError";
  /** All diagnostics, including warnings. */
  readonly diagnostics: readonly Diagnostic[];

  constructor(diagnostics: readonly Diagnostic[]) {
    super(
      diagnostics.map(({ file, line, code, message }) => `${file}:${line ?? 1} ${code}: ${message}`).join("\n") ||
        "The document could not be read.",
    );
    this.diagnostics = diagnostics;
  }
}
