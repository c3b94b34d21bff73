import type { Diagnostic } from "@shortvideo-api/document/source";

/** The document has problems, and nothing was written. */
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
