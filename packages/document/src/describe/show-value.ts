/**
 * Prints a value so that every character is visible. Escapes invisible characters, such as a tab or a zero-width space. Adds quotes to a
 * text that has one, is empty, or begins or ends with a space. Any other value is printed as it is.
 */
export function showValue(text: string): string {
  const escaped = escapeInvisible(text);
  return text === "" || escaped !== text || text.trim() !== text ? `"${escaped}"` : text;
}

/**
 * Escapes each invisible character: `\u{001b}`. Then a text from a document cannot change the color, the title or the content of a
 * terminal.
 */
export function escapeInvisible(text: string): string {
  return text.replaceAll(
    invisible,
    (character) => `\\u{${(character.codePointAt(0) ?? 0).toString(16).padStart(4, "0")}}`,
  );
}

/** All invisible characters except the space and the joiner of emoji. */
const invisible = /(?![ \u{200D}])[\p{Cc}\p{Cf}\p{Z}]/gu;
