import type { Json } from "@shortvideo-api/document/sample/source";
import { printItems } from "./layout.ts";

const identifierPattern = /^[A-Za-z_$][\w$]*$/;

/** Prints a string literal with any content escaped. Its quotes are those that need fewer escapes. */
export function printString(text: string): string {
  const escaped = escapeString(text);
  const doubles = text.split('"').length;
  if (doubles === 1 || doubles <= text.split("'").length) return `"${escaped}"`;
  return `'${escaped.replaceAll('\\"', '"').replaceAll("'", "\\'")}'`;
}

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
  return identifierPattern.test(name) ? name : printString(name);
}

/** Prints the name of a property in an object literal. */
export function printKey(name: string): string {
  // A plain `__proto__: value` would set the prototype instead of a property.
  return name === "__proto__" ? '["__proto__"]' : printTypeKey(name);
}

/** Prints a property in an object literal that may be a status. A status is a number, so that callers and types can look it up by number. */
export function printStatusKey(name: string): string {
  return /^[1-9]\d\d$/.test(name) ? name : printKey(name);
}

/** Prints a JSON value as a literal. An integer that a double would round becomes a bigint. */
export function printJson(value: Json): string {
  if (typeof value === "string") return printString(value);
  if (typeof value === "bigint") return `${value}n`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  if (isList(value)) return printItems(["[", "]"], value.map(printJson));
  const fields = Object.entries(value).map(([name, field]) => `${printKey(name)}: ${printJson(field)}`);
  return fields.length === 0 ? "{}" : printItems(["{ ", " }"], fields);
}

/** Prints an object literal of printed fields: `{ a: 1, b: 2 }`. The formatter lays out its lines. */
export function printFields(fields: readonly string[]): string {
  return fields.length === 0 ? "{}" : `{ ${fields.join(", ")} }`;
}

/** Returns whether a name is valid after a dot. */
export function isIdentifier(name: string): boolean {
  return identifierPattern.test(name);
}

function isList(value: object): value is readonly Json[] {
  return Array.isArray(value);
}
