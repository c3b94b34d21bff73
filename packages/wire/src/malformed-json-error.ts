import { findFault } from "./find-fault.js";

/**
 * A text that should be JSON is not. Thrown before anything in it is used.
 *
 * @example
 * if (error instanceof MalformedJsonError) console.error(error.message, error.text.slice(error.offset, error.offset + 20));
 */
export class MalformedJsonError extends Error {
  override readonly name = "MalformedJsonError";
  /** The text as it came. */
  readonly text: string;
  /** Where it ceases to be JSON, in UTF-16 code units from 0; the length of the text when it ends too early. */
  readonly offset: number;

  constructor(text: string, options?: ErrorOptions) {
    const offset = findFault(text);
    super(`The text is not JSON: ${describeFault(text, offset)}.`, options);
    this.text = text;
    this.offset = offset;
  }
}

function describeFault(text: string, offset: number): string {
  if (text.trim() === "") return "it is empty";
  if (offset >= text.length) return `it ends too early, after ${text.length} characters`;
  const before = text.slice(0, offset).split("\n");
  const character = JSON.stringify(String.fromCodePoint(text.codePointAt(offset) ?? 0));
  return `line ${before.length}, column ${(before.at(-1)?.length ?? 0) + 1} holds ${character}, which cannot stand there`;
}
