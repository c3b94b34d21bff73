/** Cleans a text of the document, see {@link removeControls}. */
export function cleanText(text: string | undefined): string | undefined {
  const clean = text === undefined ? "" : removeControls(text).trim();
  return clean === "" ? undefined : clean;
}

/**
 * Removes control characters, and characters that change the direction of writing: they can make code look like other code. See
 * https://trojansource.codes.
 *
 * Line ends become `lineEnd`, apart from those that are `\n` already.
 */
export function removeControls(text: string, lineEnd = "\n"): string {
  // Most texts have none of them, and a large document has tens of thousands of texts.
  if (!/[^\t\n -~]/.test(text)) return text;
  return text
    .replaceAll(/\r\n?|[\u0085\u2028\u2029]/g, lineEnd)
    .replaceAll(/(?!\n|\t)\p{Cc}|\p{Cs}|[\u200E\u200F\u202A-\u202E\u2066-\u2069\uFEFF]/gu, "");
}

/** Cleans a text and makes it one line for a comment. */
export function toLine(text: string | undefined): string | undefined {
  return cleanText(text)?.replaceAll(/\s+/g, " ").replaceAll("*/", "*\\/");
}

/** Cleans a text and makes it one line that ends like a sentence. */
export function toSentence(text: string | undefined): string | undefined {
  const line = toLine(text);
  return line === undefined ? undefined : endSentence(line);
}

/** Adds a full stop to a text if it does not end like a sentence. */
export function endSentence(text: string): string {
  const trimmed = text.trim();
  return /[.!?:;…]$/.test(trimmed) ? trimmed : `${trimmed}.`;
}
