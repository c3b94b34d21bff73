import type { Json } from "@shortvideo-api/document/sample";
import { printKey } from "@shortvideo-api/model";

/** How a language writes literals. */
export interface Dialect {
  text: (text: string) => string;
  key: (name: string) => string;
  words: { readonly true: string; readonly false: string; readonly null: string };
  indent: string;
  /** The padding within the braces of a short object. */
  padding: string;
  /** Whether a comma follows the last item of a list in several lines. */
  trailingComma: boolean;
  /** Writes an integer that a double would round. */
  bigint: (digits: string) => string;
  /** Writes values of other kinds. Default: none. */
  special?: (value: Json) => string | undefined;
}

const words = { true: "true", false: "false", null: "null" };

/** JSON with visible characters only. */
export const jsonDialect: Dialect = {
  text: printText,
  key: printText,
  words,
  indent: "  ",
  padding: " ",
  trailingComma: false,
  bigint: (digits) => digits,
};

/** JavaScript and TypeScript. */
export const javaScriptDialect: Dialect = {
  ...jsonDialect,
  key: (name) => printKey(toWellFormed(name)),
  trailingComma: true,
  bigint: (digits) => `${digits}n`,
};

/** Python. */
export const pythonDialect: Dialect = {
  text: printWideText,
  key: printWideText,
  words: { true: "True", false: "False", null: "None" },
  indent: "    ",
  padding: "",
  trailingComma: true,
  bigint: (digits) => digits,
};

/**
 * Prints a value as a literal. `indent` is the indentation of the line on which it begins, and `columns` what the line has left after it.
 */
export function printLiteral(value: Json, dialect: Dialect, indent = "", columns = 59 - indent.length): string {
  const special = dialect.special?.(value);
  if (special !== undefined) return special;
  if (typeof value === "string") return dialect.text(value);
  if (typeof value === "bigint") return dialect.bigint(String(value));
  if (typeof value === "number") return String(value);
  if (typeof value === "boolean" || value === null) return dialect.words[`${value}`];
  const deeper = indent + dialect.indent;
  const isList = Array.isArray(value);
  const items = isList
    ? value.map((item: Json) => printLiteral(item, dialect, deeper))
    : Object.entries(value).map(([name, field]) => `${dialect.key(name)}: ${printLiteral(field, dialect, deeper)}`);
  const [open, close] = isList ? "[]" : "{}";
  if (items.length === 0) return `${open}${close}`;
  const padding = isList ? "" : dialect.padding;
  const short = `${open}${padding}${items.join(", ")}${padding}${close}`;
  if (short.length <= columns && !short.includes("\n")) return short;
  const lines = items.join(`,\n${deeper}`);
  return `${open}\n${deeper}${lines}${dialect.trailingComma ? "," : ""}\n${indent}${close}`;
}

/** Prints a string literal in double quotes as JSON, JavaScript and TypeScript have it. All its characters are visible. */
export function printText(text: string): string {
  return quote(text, (character) => character.split("").map(printUnit).join(""));
}

/** Prints a string literal in double quotes as Python and Go have it. All its characters are visible. */
export function printWideText(text: string): string {
  return quote(text, (character) => `\\U${(character.codePointAt(0) ?? 0).toString(16).padStart(8, "0")}`);
}

/** Prints a literal with the escapes that all these languages share. `escapeAstral` escapes a character beyond U+FFFF. */
function quote(text: string, escapeAstral: (character: string) => string): string {
  return JSON.stringify(toWellFormed(text)).replaceAll(invisible, (character) =>
    character.length === 1 ? printUnit(character) : escapeAstral(character),
  );
}

/** Replaces halves of surrogate pairs, which no request can carry. */
function toWellFormed(text: string): string {
  return text.replaceAll(/\p{Cs}/gu, "\ufffd");
}

/** The characters that could make code look like other code, except for the space and the joiner of emoji. */
const invisible = /(?![ \u{200D}])[\p{Cc}\p{Cf}\p{Z}]/gu;

function printUnit(unit: string): string {
  return `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`;
}
