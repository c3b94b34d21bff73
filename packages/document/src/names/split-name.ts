/**
 * Splits a name at dots and slashes: `users.contactMethods.list` is the method `list` of the resource `contactMethods` of `users`. A
 * text with a part that has no letter, such as `OAuth 2.0`, is one name.
 */
export function splitName(text: string): string[] {
  const parts = text.split(/[./]/).filter((part) => part.trim() !== "");
  return parts.length > 0 && parts.every((part) => /\p{L}/u.test(part)) ? parts : [text];
}
