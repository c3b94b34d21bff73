import { isExactNumber, printCount, type SchemaType, typeOf } from "@shortvideo-api/document";

/** The words for the types of JSON Schema. */
export const typeNames: Readonly<Record<SchemaType, string>> = {
  array: "a list",
  boolean: "a boolean",
  integer: "an integer",
  null: "null",
  number: "a number",
  object: "an object",
  string: "text",
};

/** Names the type of a JSON value: `"a list"`. */
export function nameType(value: unknown): string {
  return typeNames[typeOf(value)];
}

/**
 * Describes a value without showing personal data: small numbers, booleans and null as they are, anything else by its type and
 * length.
 */
export function describeValue(value: unknown, digits?: string): string {
  if (value === null || typeof value === "boolean") return `\`${String(value)}\``;
  if (isExactNumber(value)) {
    const text = digits ?? String(value);
    const length = text.replaceAll(/\D/g, "").length;
    return length < 8 ? `\`${text}\`` : `${nameType(value)} of ${length} digits`;
  }
  if (typeof value === "string") {
    if (value === "") return "empty text";
    if (/^-?\d+$/.test(value)) return `text of ${printCount(value.replace("-", "").length, "digit")}`;
    return `text of ${printCount([...value].length, "character")}`;
  }
  if (Array.isArray(value)) return `a list of ${printCount(value.length, "item")}`;
  return `an object of ${printCount(Object.keys(Object(value)).length, "property")}`;
}

/** Shows a name in code, such as an enumeration value or a field name, as it is. Describes any other text by its length. */
export function describeWord(text: string): string {
  return isWord(text) ? `\`${text}\`` : describeValue(text);
}

/** Returns `true` for a text that looks like a name in code. A text with five digits in a row may be an id. */
export function isWord(text: string): boolean {
  return /^[A-Za-z_$][\w.$-]{0,39}$/.test(text) && !/\d{5}/.test(text);
}
