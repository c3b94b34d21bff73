import { shorten } from "./describe-value.js";
import type { ValueCheck } from "./param-check.js";

/** Says what passes a check: "an integer, at least 1, at most 50". */
export function describeCheck(check: ValueCheck): string {
  if (check.enum) return describeEnum(check.enum);
  const { items, pattern } = check;
  const facts = [
    say("at least", check.minimum),
    say("more than", check.exclusiveMinimum),
    say("at most", check.maximum),
    say("less than", check.exclusiveMaximum),
    say("a multiple of", check.multipleOf),
    say("length at least", check.minLength),
    say("length at most", check.maxLength),
    say("length at least", check.minItems),
    say("length at most", check.maxItems),
    pattern && `matching \`${shorten(pattern)}\``,
    items && `each item ${describeCheck(items)}`,
  ];
  return [check.type ? nouns[check.type] : "a value", ...facts.filter((fact) => fact !== undefined)].join(", ");
}

const nouns = {
  string: "text",
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
  if (values.length === 1) return shown.join("");
  return `one of ${shown.join(", ")}${rest > 0 ? ` and ${rest} more` : ""}`;
}

function say(words: string, count: number | undefined): string | undefined {
  return count === undefined ? undefined : `${words} ${count}`;
}
