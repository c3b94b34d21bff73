import type { DiagnosticCode } from "./catalog.ts";

/** One thing wrong with the document, told so that it can be found and mended without reading the generator. */
export interface Diagnostic {
  code: DiagnosticCode;
  severity: "error" | "warning";
  /** Absolute path of the file that holds the fault. */
  file: string;
  /** Line in that file, counted from 1; `undefined` when the whole file is meant. */
  line: number | undefined;
  /** RFC 6901 pointer into that file, such as `/paths/~1v1~1videos/get`. */
  pointer: string;
  /** What is wrong, with the offending value: one sentence. */
  message: string;
}
