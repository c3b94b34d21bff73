/** Quotes a word for `sh`, unless all its characters are plain. */
export function quoteWord(text: string): string {
  return /^[\w./:=@%+,-]+$/.test(text) ? text : `'${text.replaceAll("'", String.raw`'\''`)}'`;
}
