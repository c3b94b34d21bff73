/** The type of a JSON value, for people. */
export function kindOf(value: unknown): string {
  if (value === null) return "null";
  if (Array.isArray(value)) return "a list";
  if (typeof value === "object") return "an object";
  if (typeof value === "string") return "text";
  if (typeof value === "boolean") return "a boolean";
  return Number.isInteger(value) ? "an integer" : "a number";
}

/** Describes a value without what people wrote: small numbers, booleans and null as they are, all else by its type and length. */
export function describeValue(value: unknown, digits?: string): string {
  if (value === null || typeof value === "boolean") return `\`${String(value)}\``;
  if (typeof value === "number") {
    const text = digits ?? String(value);
    const length = text.replaceAll(/\D/g, "").length;
    return length < 8 ? `\`${text}\`` : `${kindOf(value)} of ${length} digits`;
  }
  if (typeof value === "string") {
    if (value === "") return "empty text";
    if (/^-?\d+$/.test(value)) return `text of ${countOf(value.replace("-", "").length, "digit")}`;
    return `text of ${countOf([...value].length, "character")}`;
  }
  return Array.isArray(value) ? `a list of ${countOf(value.length, "item")}` : kindOf(value);
}

/** A word of code, such as a value of an enumeration or a name of a field, as it is; what may name a person is described. */
export function describeWord(text: string): string {
  return isWord(text) ? `\`${text}\`` : describeValue(text);
}

/** Is it a word that a programmer chose? Long rows of digits are ids. */
export function isWord(text: string): boolean {
  return /^[A-Za-z_$][\w.$-]{0,39}$/.test(text) && !/\d{5}/.test(text);
}

function countOf(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? "" : "s"}`;
}
