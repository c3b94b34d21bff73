import { escapeInvisible } from "../describe/show-value.ts";
import { catalog, type DiagnosticCode } from "./catalog.ts";

/** A place in a file. */
export interface Place {
  /** Absolute path. */
  file: string;
  /** Counted from 1; `undefined` when the whole file is meant. */
  line: number | undefined;
  /** RFC 6901 pointer into that file, such as `/paths/~1v1~1videos/get`. */
  pointer: string;
}

/** A problem in an OpenAPI document, with its place and its fix. */
export interface Diagnostic extends Place {
  code: DiagnosticCode;
  /** The generator rejects a document with errors. */
  severity: "error" | "warning";
  /** The problem, with the value. Invisible characters of the document are escaped. */
  message: string;
  /** The action that solves the problem: one sentence. */
  fix: string;
}

/** Creates a diagnostic at a place, with the severity and the fix of the catalog. */
export function createDiagnostic(code: DiagnosticCode, place: Place, message: string): Diagnostic {
  const { severity, fix } = catalog[code];
  return { code, severity, ...place, message: escapeInvisible(message), fix };
}
