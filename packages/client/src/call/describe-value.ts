/** Maximum number of characters of a text that a message shows. */
const maxShown = 60;

/** Describes a value in a few words, without the texts that `redact` removes. */
export function describeValue(value: unknown, redact: Redact): string {
  // Redacts before it cuts, because `redact` would not find half of a key.
  if (typeof value === "string") return `\`${JSON.stringify(shorten(redact(value)))}\``;
  if (Array.isArray(value)) return `a list of ${value.length}`;
  return Object(value) === value ? "an object" : `\`${shorten(String(value))}\``;
}

/** Cuts a text that is too long for a message. */
function shorten(text: string): string {
  return text.length > maxShown ? `${text.slice(0, maxShown)}…` : text;
}

/** Replaces the key in a text that is about to be shown. */
export type Redact = (text: string) => string;
