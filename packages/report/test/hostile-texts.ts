import * as fc from "fast-check";

const pieces = [
  [
    ..."<>\"'&`\\ a=",
    "]]>",
    "-->",
    "</style>",
    "</script>",
    "<script>",
    '"><img src=x onerror=alert(1)>',
    "' onload='",
    "&lt;",
  ],
  ["[x](http://e)", "${x}", "\0", "\u001B[31m", "\b", "\r", "\n", "\t", "\u0085", "\u2028", "\u202E"],
  ["\uD800", "\uDC00", "\uFFFE", "\uFFFF", "😀", "漢"],
].flat();

/** Texts as an attacker could send them, with characters of markup, terminals, templates and links. */
export const hostileTexts: fc.Arbitrary<string> = fc.oneof(
  fc.string({ unit: "binary", maxLength: 12 }),
  fc.string({
    maxLength: 8,
    unit: fc.constantFrom(...pieces),
  }),
);

/** Replaces every character that markup could interpret, except backticks. The text keeps its length. */
export function tame(text: string): string {
  return text.replaceAll(/[^a-z` .]/gu, "x");
}

/** Fields with words of the report's own format. */
const enumerationFields = new Set(["bump", "code", "failOn", "in", "kind", "severity", "stoppedBy", "types", "wire"]);

/** Applies {@link tame} to every text in a value, except words of the report's own format. */
export function tameAll(value: unknown, key = ""): unknown {
  if (typeof value === "string") return enumerationFields.has(key) ? value : tame(value);
  if (Array.isArray(value)) return value.map((item) => tameAll(item, key));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, tameAll(inner, name)]));
}
