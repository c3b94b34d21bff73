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

/** Texts such as an attacker sends: what markup, terminals, templates and links are made of. */
export const hostileTexts: fc.Arbitrary<string> = fc.oneof(
  fc.string({ unit: "binary", maxLength: 12 }),
  fc.string({
    maxLength: 8,
    unit: fc.constantFrom(...pieces),
  }),
);

/** The text with every letter replaced that could mean something; as long as it was, and with the same backticks. */
export function tame(text: string): string {
  return text.replaceAll(/[^a-z` .]/gu, "x");
}

const wordsOfFormats = new Set(["bump", "code", "failOn", "in", "kind", "severity", "stoppedBy", "types", "wire"]);

/** The value with every text in it tamed; words of the format stay what they are. */
export function tameAll(value: unknown, key = ""): unknown {
  if (typeof value === "string") return wordsOfFormats.has(key) ? value : tame(value);
  if (Array.isArray(value)) return value.map((item) => tameAll(item, key));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, tameAll(inner, name)]));
}
