/** Returns the beginning of a text with at most `most` characters, whole words and a mark of the rest. */
export function shorten(text: string, most: number): string {
  return text.length > most ? `${text.slice(0, text.lastIndexOf(" ", most))} …` : text.trim();
}

/** Returns a text as one line of at most `most` characters. Default: all. */
export function toLine(text: string, most: number = Infinity): string {
  return shorten(text.replaceAll(/\s+/g, " ").trim(), most);
}
