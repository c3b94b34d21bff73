import type { Redact } from "./call-plan.js";
import type { ValueCheck } from "./metadata.js";

/** Says what passes a check: "an integer, at least 1, at most 50". */
export function describeCheck(check: ValueCheck): string {
  if (check.enum) return describeEnum(check.enum);
  const { items, pattern, type } = check;
  const limits = bounds.flatMap(([name, words]) => (check[name] === undefined ? [] : [`${words} ${check[name]}`]));
  if (pattern) limits.push(`matching \`${shorten(pattern)}\``);
  if (items) limits.push(`each item ${describeCheck(items)}`);
  return [type ? nouns[type] : "a value", ...limits].join(", ");
}

const bounds = [
  ["minimum", "at least"],
  ["exclusiveMinimum", "more than"],
  ["maximum", "at most"],
  ["exclusiveMaximum", "less than"],
  ["multipleOf", "a multiple of"],
  ["minLength", "length at least"],
  ["maxLength", "length at most"],
  ["minItems", "length at least"],
  ["maxItems", "length at most"],
] as const;

const nouns = {
  string: "text",
  text: "text or an integer",
  integer: "an integer",
  int64: "an integer in decimal digits",
  number: "a number",
  boolean: "`true` or `false`",
  array: "a list",
} as const;

/** Values of an enumeration that a message shows at most. */
const mostValues = 12;

function describeEnum(values: readonly unknown[]): string {
  const shown = values.slice(0, mostValues).map((value) => `\`${shorten(JSON.stringify(value))}\``);
  const rest = values.length - shown.length;
  return `${values.length === 1 ? "" : "one of "}${shown.join(", ")}${rest > 0 ? ` and ${rest} more` : ""}`;
}

/** Characters of a text that a message shows at most. */
const longestText = 60;

/** Says what a value is, in a few words. What `redact` takes out of it is not shown. */
export function describeValue(value: unknown, redact: Redact): string {
  // Redacted before it is cut, since half of a key is no key that could be found.
  if (typeof value === "string") return `\`${JSON.stringify(shorten(redact(value)))}\``;
  if (Array.isArray(value)) return `a list of ${value.length}`;
  return Object(value) === value ? "an object" : `\`${shorten(String(value))}\``;
}

/** Cuts a text that is too long for a message. */
export function shorten(text: string): string {
  return text.length > longestText ? `${text.slice(0, longestText)}…` : text;
}
