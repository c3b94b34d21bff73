import type { Json } from "../../model/schema/json.ts";

const IDENTIFIER = /^[A-Za-z_$][\w$]*$/;

/** Prints a string literal with any content escaped. */
export function printString(text: string): string {
  // JSON does not escape these two, but editors and older parsers treat them as line ends.
  return JSON.stringify(text).replaceAll("\u2028", "\\u2028").replaceAll("\u2029", "\\u2029");
}

/** The name of a property in a type: bare where it is an identifier, else in quotes. */
export function printTypeKey(name: string): string {
  return IDENTIFIER.test(name) ? name : printString(name);
}

/** The name of a property in an object literal. */
export function printKey(name: string): string {
  // Written plainly, `__proto__: value` sets the prototype and makes no property.
  return name === "__proto__" ? '["__proto__"]' : printTypeKey(name);
}

/** The literal of a JSON value. */
export function printJson(value: Json): string {
  if (typeof value === "string") return printString(value);
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  if (isList(value)) return `[${value.map(printJson).join(", ")}]`;
  const fields = Object.entries(value).map(([name, field]) => `${printKey(name)}: ${printJson(field)}`);
  return fields.length === 0 ? "{}" : `{ ${fields.join(", ")} }`;
}

/** Can the name stand after a dot? */
export function isIdentifier(name: string): boolean {
  return IDENTIFIER.test(name);
}

function isList(value: object): value is readonly Json[] {
  return Array.isArray(value);
}
