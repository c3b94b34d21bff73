/** A code sample of an operation. */
export interface CodeSample {
  kind: CodeSampleKind;
  /** The name of its tab: `"TypeScript"`, `"Python"`. */
  label: string;
  /** As highlighters name it: `"typescript"`, `"bash"`. */
  language: string;
  /** Ends without a line break. */
  code: string;
}

/** `"iterate"` and `"call"` use the typed client. */
export type CodeSampleKind = "iterate" | "call" | "curl" | "python" | "javascript" | "go";
