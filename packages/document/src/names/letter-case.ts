/** Converts `live-room`, `liveRoom` and `LIVE_ROOM` to `LiveRoom`. Returns `""` for a text without letters and digits. */
export function toPascalCase(text: string): string {
  const words = splitWords(text);
  // One word in capitals is an abbreviation. Several words in capitals are the name of a constant.
  const isConstant = words.length > 1 && !/\p{Ll}/u.test(text);
  return words.map((word) => capitalize(isConstant ? word.toLowerCase() : word)).join("");
}

/** Converts `LiveRoom` and `live-room` to `liveRoom`, and `HTTPServer` to `httpServer`. */
export function toCamelCase(text: string): string {
  return toPascalCase(text).replace(/^\p{Lu}+(?=\p{Lu}\p{Ll}|\P{L}|$)|^\p{Lu}/u, (start) => start.toLowerCase());
}

/** Converts `liveRoom` and `Live Room` to `live-room`. */
export function toKebabCase(text: string): string {
  return splitWords(text)
    .join("-")
    .replaceAll(/(\p{Ll}|\p{N})(?=\p{Lu})|(\p{Lu})(?=\p{Lu}\p{Ll})/gu, "$1$2-")
    .toLowerCase();
}

/** Makes the first letter lower case: the name of a constant for a PascalCase name. */
export function uncapitalize(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}

/** Prefixes a name with its role if it is empty or begins with a digit. */
export function startWithLetter(name: string, role: string): string {
  return /^\p{L}/u.test(name) ? name : `${role}${name}`;
}

/** Splits a text at characters that are not allowed in an identifier. */
function splitWords(text: string): string[] {
  return text
    .normalize("NFC")
    .replaceAll(/[’']/gu, "")
    .split(/[^\p{L}\p{Nd}\p{Mn}\p{Mc}]+/u)
    .filter((word) => word !== "");
}

/** Makes the first letter upper case. */
export function capitalize(word: string): string {
  const [first = ""] = word;
  return first.toUpperCase() + word.slice(first.length);
}

/**
 * Splits a name at dots and slashes: `users.contactMethods.list` is the method `list` of the resource `contactMethods` of `users`. A
 * text with a part that has no letter, such as `OAuth 2.0`, is one name.
 */
export function splitName(text: string): string[] {
  const parts = text.split(/[./]/).filter((part) => part.trim() !== "");
  return parts.length > 0 && parts.every((part) => /\p{L}/u.test(part)) ? parts : [text];
}
