/**
 * Thrown if a text is not JSON.
 *
 * @example
 * if (error instanceof MalformedJsonError) console.error(error.message, error.text.slice(error.offset, error.offset + 20));
 */
export class MalformedJsonError extends Error {
  override readonly name = "MalformedJsonError";
  /** The whole text. */
  readonly text: string;
  /** Offset of the syntax error in UTF-16 code units, counted from 0. The length of the text if it ends too early. */
  readonly offset: number;

  constructor(text: string, options?: ErrorOptions) {
    const offset = findSyntaxError(text);
    super(`The text is not JSON: ${describeSyntaxError(text, offset)}.`, options);
    this.text = text;
    this.offset = offset;
  }
}

function describeSyntaxError(text: string, offset: number): string {
  if (text.trim() === "") return "it is empty";
  if (offset >= text.length) return `it ends too early, after ${text.length} characters`;
  const before = text.slice(0, offset).split("\n");
  const character = JSON.stringify(String.fromCodePoint(text.codePointAt(offset) ?? 0));
  return `line ${before.length}, column ${(before.at(-1)?.length ?? 0) + 1} holds ${character}, which is not allowed there`;
}

const space = /[ \t\n\r]*/y;
const value = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/y;
// Matches a part of a string: one expression for a whole string could overflow the stack.
// oxlint-disable-next-line no-control-regex -- JSON forbids control characters in strings.
const plainCharacters = /[^"\\\u0000-\u001f]*/y;
const escape = /\\(?:["\\/bfnrt]|u[\da-fA-F]{4})/y;

/** Returns the offset of the token at which a text stops being JSON, or its length if it ends too early. */
function findSyntaxError(text: string): number {
  const open: ("[" | "{")[] = [];
  let at = 0;
  let expected: "value" | "first" | "name" | "colon" | "next" = "value";

  const take = (pattern: RegExp): boolean => {
    pattern.lastIndex = at;
    const found = pattern.test(text);
    if (found) at = pattern.lastIndex;
    return found;
  };

  const takeString = (): boolean => {
    const start = at;
    at += 1;
    do take(plainCharacters);
    while (take(escape));
    const closes = text[at] === '"';
    at = closes ? at + 1 : start;
    return closes;
  };

  for (;;) {
    take(space);
    const character = text[at];
    const inside = open.at(-1);
    if (expected === "next" && inside === undefined) return at;
    if ((expected === "next" || expected === "first") && character === (inside === "[" ? "]" : "}")) {
      at += 1;
      open.pop();
      expected = "next";
    } else if (expected === "next") {
      if (character !== ",") return at;
      at += 1;
      expected = inside === "[" ? "value" : "name";
    } else if (expected === "colon") {
      if (character !== ":") return at;
      at += 1;
      expected = "value";
    } else if (expected === "name" || (expected === "first" && inside === "{")) {
      if (character !== '"' || !takeString()) return at;
      expected = "colon";
    } else if (character === "[" || character === "{") {
      at += 1;
      open.push(character);
      expected = "first";
    } else {
      if (!(character === '"' ? takeString() : take(value))) return at;
      expected = "next";
    }
  }
}
