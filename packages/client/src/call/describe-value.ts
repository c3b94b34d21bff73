import type { Redact } from "./call-plan.js";

/** Characters of a text that a message shows at most. */
const longestText = 60;

/** Describes a value in a few words, without the texts that `redact` removes. */
export function describeValue(value: unknown, redact: Redact): string {
  // Redacted before it is cut: half of a key could not be found.
  if (typeof value === "string") return `\`${JSON.stringify(shorten(redact(value)))}\``;
  if (Array.isArray(value)) return `a list of ${value.length}`;
  return Object(value) === value ? "an object" : `\`${shorten(String(value))}\``;
}

/** Cuts a text that is too long for a message. */
function shorten(text: string): string {
  return text.length > longestText ? `${text.slice(0, longestText)}…` : text;
}
