/** Finished HTML or XML. Only {@link markup} and {@link trusted} create it, so that no other text becomes an element. */
export class Markup {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

/** A value in a template: texts and numbers are escaped, `undefined` and `false` are omitted. */
export type MarkupPart = Markup | string | number | false | undefined | readonly MarkupPart[];

/**
 * Writes HTML or XML from a template. Values of attributes must be in quotes.
 *
 * Characters that XML 1.0 or HTML does not allow, and those that change the direction of the text, become `�`.
 */
export function markup(texts: TemplateStringsArray, ...parts: readonly MarkupPart[]): Markup {
  return new Markup(texts.map((text, index) => (index === 0 ? text : print(parts[index - 1]) + text)).join(""));
}

/** Wraps a text of this package, such as a style sheet, without escaping. Must not get data of requests or documents. */
export function trusted(text: string): Markup {
  return new Markup(text);
}

function print(part: MarkupPart): string {
  if (part === undefined || part === false) return "";
  if (part instanceof Markup) return part.text;
  if (typeof part === "string") return escape(part);
  return typeof part === "number" ? String(part) : part.map(print).join("");
}

const escapes: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

/** Matches text without characters to replace: most text of a large site, which the other expressions read slowly. */
const plain = /^[\t\n !#-%(-;=?-~]*$/;

function escape(text: string): string {
  if (plain.test(text)) return text;
  return replaceUnsafe(text).replaceAll(/[&<>"']/g, (character) => escapes[character] ?? "");
}

/** Replaces the characters that {@link markup} allows in no text by `�`. Markup characters stay as they are. */
export function replaceUnsafe(text: string): string {
  return text.replaceAll(
    /[^\P{Cc}\t\n]|[\p{Cs}\p{Noncharacter_Code_Point}\u{202A}-\u{202E}\u{2066}-\u{2069}]/gu,
    "\uFFFD",
  );
}
