/**
 * Prints a value so that all of it can be seen: in quotes where it is empty or begins or ends with a space, and with an escape for
 * each character that leaves no mark, such as a tab or a zero-width space. Any other value is printed as it is.
 */
export function showValue(text: string): string {
  const escaped = text.replaceAll(
    invisible,
    (character) => `\\u{${(character.codePointAt(0) ?? 0).toString(16).padStart(4, "0")}}`,
  );
  return text === "" || escaped !== text || text.trim() !== text ? `"${escaped}"` : text;
}

/** All but the space and the joiner of emoji. */
const invisible = /(?![ \u{200D}])[\p{Cc}\p{Cf}\p{Z}]/gu;
