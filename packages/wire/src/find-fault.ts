const SPACE = /[ \t\n\r]*/y;
const VALUE = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/y;
// A string is read piece by piece: one expression for the whole of it runs out of stack where the string is long.
// oxlint-disable-next-line no-control-regex -- JSON keeps them out of strings.
const PLAIN = /[^"\\\u0000-\u001f]*/y;
const ESCAPE = /\\(?:["\\/bfnrt]|u[\da-fA-F]{4})/y;

/** Offset of the token at which the text ceases to be JSON; its length when what is missing stands behind its end. */
export function findFault(text: string): number {
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
    do take(PLAIN);
    while (take(ESCAPE));
    const closes = text[at] === '"';
    at = closes ? at + 1 : start;
    return closes;
  };

  for (;;) {
    take(SPACE);
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
      if (!(character === '"' ? takeString() : take(VALUE))) return at;
      expected = "next";
    }
  }
}
