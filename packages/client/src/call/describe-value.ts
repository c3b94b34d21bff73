import type { Redact } from "./call-plan.js";

/** Characters of a text that a message shows at most. */
const longestText = 60;

/** Says what a value is, in a few words. What `redact` takes out of it is not shown. */
export function describeValue(value: unknown, redact: Redact): string {
  // Redacted before it is cut, since half of a key is no key that could be found.
  if (typeof value === "string") return `\`${JSON.stringify(shorten(redact(value)))}\``;
  if (Array.isArray(value)) return `a list of ${value.length}`;
  return Object(value) === value ? "an object" : `\`${shorten(String(value))}\``;
}

/** Cuts a text that is too long for a message. */
function shorten(text: string): string {
  return text.length > longestText ? `${text.slice(0, longestText)}…` : text;
}
