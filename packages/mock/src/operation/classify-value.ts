import { isExactNumber } from "@shortvideo-api/document";

/**
 * Names the form of a value in a request: `"integer"`, `"decimal"`, `"null word"`. There are few forms, so that one mistake with a
 * thousand values has one name.
 */
export function classifyValue(value: unknown): string {
  if (isExactNumber(value)) return classifyText(String(value));
  if (typeof value === "string") return classifyText(value);
  if (Array.isArray(value)) return "list";
  return value === null ? "null" : typeof value;
}

function classifyText(text: string): string {
  // The beginning decides the form of a longer text.
  const start = text.slice(0, 200);
  return forms.find(([, pattern]) => pattern.test(start))?.[0] ?? "text";
}

/** The first form that matches applies. */
const forms: readonly (readonly [name: string, pattern: RegExp])[] = [
  ["empty", /^$/],
  ["blank", /^\s+$/],
  ["padded with blanks", /^\s|\s$/],
  ["large integer", /^-?[1-9]\d{16,}$/],
  ["integer", /^(?:0|[1-9]\d*)$/],
  ["negative integer", /^-[1-9]\d*$/],
  ["integer with sign or zeros", /^[+-]?\d+$/],
  ["decimal", /^[+-]?(?:\d+\.\d*|\.\d+)$/],
  ["exponent", /^[+-]?\d+(?:\.\d*)?e[+-]?\d+$/i],
  ["hexadecimal", /^0x[\da-f]+$/i],
  ["integers", /^-?\d+(?:[,;| ]+-?\d+)+$/],
  ["boolean", /^(?:true|false)$/i],
  ["yes or no", /^(?:yes|no|on|off)$/i],
  ["null word", /^(?:none|null|nil|undefined)$/i],
  ["number word", /^[+-]?(?:nan|inf|infinity)$/i],
  ["object word", /^\[object \w+\]$/],
  ["quoted", /^(?:".*"|'.*')$/s],
  ["placeholder", /^(?:\{[^{}:"]*\}|\$\{.*\}|\{\{.*\}\}|<\w+>|[:$]\w+)$/],
  ["JSON", /^[[{]/],
  ["address", /^[a-z]+:\/\//i],
  ["percent-encoded", /%[\da-f]{2}/i],
  ["word", /^[a-z]+$/i],
  ["name", /^[\w.-]+$/],
  // oxlint-disable-next-line no-control-regex -- The first characters of ASCII are control characters.
  ["text beyond ASCII", /[^\x00-\x7f]/],
];
