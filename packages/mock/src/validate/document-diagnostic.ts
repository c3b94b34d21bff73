import type { Step } from "@shortvideo-api/document";

/** A problem of a document or its fixtures that the mock found. */
export interface DocumentDiagnostic {
  /** Its place in the document: `["paths", "/pets", "get"]`. */
  readonly path: readonly Step[];
  /** The problem and its fix, in one or two sentences. */
  readonly message: string;
}
