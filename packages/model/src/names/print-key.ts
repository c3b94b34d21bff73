/** Prints a string literal with any content escaped. Its quotes are those that need fewer escapes. */
export function printString(text: string): string {
  if (plain.test(text)) return `"${text}"`;
  const escaped = escapeString(text);
  const doubles = text.split('"').length;
  if (doubles === 1 || doubles <= text.split("'").length) return `"${escaped}"`;
  return `'${escaped.replaceAll('\\"', '"').replaceAll("'", "\\'")}'`;
}

/** Matches text that needs no escapes, as most. */
const plain = /^[ !#-[\]-~]*$/;

/** Escapes text for a literal in double quotes, including invisible characters that can make code look like other code. */
export function escapeString(text: string): string {
  return JSON.stringify(text).slice(1, -1).replaceAll(invisible, escapeCharacter);
}

/** The invisible characters that JSON does not escape: controls, line separators, and directions of writing. */
const invisible = /[\u007F-\u009F\u200E\u200F\u2028-\u202E\u2066-\u2069\uFEFF]/g;

function escapeCharacter(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`;
}

/** Prints the name of a property in a type, in quotes unless it is an identifier. */
export function printTypeKey(name: string): string {
  return isIdentifier(name) ? name : printString(name);
}

/** Prints the name of a property in an object literal. */
export function printKey(name: string): string {
  // A plain `__proto__: value` would set the prototype instead of a property.
  return name === "__proto__" ? '["__proto__"]' : printTypeKey(name);
}

/** Returns whether a name is valid after a dot. */
export function isIdentifier(name: string): boolean {
  return /^[A-Za-z_$][\w$]*$/.test(name);
}
