import { fitValue, printValue } from "./fit-value.js";

/** A result of a tool in the form of MCP. */
export interface ToolResult {
  readonly content: { readonly type: "text"; readonly text: string }[];
  readonly isError?: boolean;
  readonly [field: string]: unknown;
}

/** Maximum number of parts that a note lists. */
const maxListed = 8;

/** The bytes of a result that its notes may have. */
export const noteBytes = 1_200;

/** Creates a result: one text of JSON, and one of notes if there are any. */
export function createResult(value: unknown, notes: readonly string[]): ToolResult {
  return writeTexts(printValue(value), cutNote(notes.join(" ")));
}

/** Creates the result of a call that failed. It contains the body of the failure if that says more than the message. */
export function createFailure(message: string, body?: unknown): ToolResult {
  const saysMore = Object.values(Object(body)).some((part) => typeof part !== "string" || !message.includes(part));
  const isShown = typeof body === "object" && saysMore;
  return { ...writeTexts(cutNote(message), isShown ? printValue(fitValue(body, noteBytes).value) : ""), isError: true };
}

/** Writes a text, and another one unless it is empty. */
function writeTexts(first: string, second: string): ToolResult {
  return { content: [first, ...(second === "" ? [] : [second])].map((text) => ({ type: "text", text })) };
}

/** Describes parts that were left off, and how to get them. */
export function describeLeftOff(leftOff: readonly string[]): string[] {
  if (leftOff.length === 0) return [];
  const rest = leftOff.length - maxListed;
  const listed = leftOff.slice(0, maxListed).join(", ") + (rest > 0 ? ` and ${rest} more` : "");
  return [`Left off to save tokens: ${listed}. Name what you need in \`fields\`.`];
}

function cutNote(text: string): string {
  if (Buffer.byteLength(text) <= noteBytes) return text;
  // The longest characters of UTF-8 have three bytes for each unit of UTF-16.
  return `${text.slice(0, noteBytes / 3 - 1).replace(/\p{Cs}$/u, "")}…`;
}
