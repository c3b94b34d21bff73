/** A regular expression, as far as texts are made from it. */
export type PatternTree =
  /** One character of these. */
  | { kind: "characters"; characters: string }
  | { kind: "sequence"; parts: readonly PatternTree[] }
  | { kind: "choice"; parts: readonly PatternTree[] }
  | { kind: "repeat"; part: PatternTree; minimum: number; maximum: number };

const LETTERS = "abcdefghijklmnopqrstuvwxyz";
const DIGITS = "0123456789";
const WORD = `${LETTERS}${LETTERS.toUpperCase()}${DIGITS}_`;
/** The characters of built texts, the most natural ones first. */
const PRINTABLE = `${LETTERS}${LETTERS.toUpperCase()}${DIGITS}-_ .,:;!?'"()[]{}<>@#$%&*+=/\\|~^\``;
const nothing: PatternTree = { kind: "sequence", parts: [] };

const classes: Readonly<Record<string, string>> = { d: DIGITS, w: WORD, s: " " };
const controls: Readonly<Record<string, string>> = { n: "\n", r: "\r", t: "\t", f: "\f", v: "\v", 0: "\0" };

/** Reads a pattern. Returns `undefined` for one with parts for which texts cannot simply be built, such as a back reference. */
export function readPattern(source: string): PatternTree | undefined {
  const reader = { source, at: 0, depth: 0 };
  try {
    const pattern = readChoice(reader);
    return reader.at === source.length ? pattern : undefined;
  } catch (error) {
    if (error instanceof UnreadablePattern) return undefined;
    throw error;
  }
}

class UnreadablePattern extends Error {
  override readonly name = "UnreadablePattern";
}

interface Reader {
  readonly source: string;
  at: number;
  /** Groups that are open. */
  depth: number;
}

/** The deepest nesting of groups that is read. More would overflow the stack. */
const DEEPEST = 100;

function readChoice(reader: Reader): PatternTree {
  if (reader.depth > DEEPEST) throw new UnreadablePattern();
  reader.depth += 1;
  const parts = [readSequence(reader)];
  while (take(reader, "|")) parts.push(readSequence(reader));
  reader.depth -= 1;
  const [only] = parts;
  return parts.length === 1 && only ? only : { kind: "choice", parts };
}

function readSequence(reader: Reader): PatternTree {
  const parts: PatternTree[] = [];
  while (reader.at < reader.source.length && !"|)".includes(peek(reader))) parts.push(readRepeated(reader));
  return { kind: "sequence", parts };
}

function readRepeated(reader: Reader): PatternTree {
  const part = readAtom(reader);
  const [token, minimum, comma, maximum] = match(reader, /[*+?]|\{(\d+)(,?)(\d*)\}/y) ?? [];
  if (token === undefined) return part;
  take(reader, "?");
  if (token === "*") return { kind: "repeat", part, minimum: 0, maximum: Number.POSITIVE_INFINITY };
  if (token === "+") return { kind: "repeat", part, minimum: 1, maximum: Number.POSITIVE_INFINITY };
  if (token === "?") return { kind: "repeat", part, minimum: 0, maximum: 1 };
  const least = Number(minimum);
  const most = maximum ? Number(maximum) : Number.POSITIVE_INFINITY;
  return { kind: "repeat", part, minimum: least, maximum: comma === "," ? most : least };
}

function readAtom(reader: Reader): PatternTree {
  if (match(reader, /\^|\$|\\[bB]/y)) return nothing;
  if (match(reader, /\((?:\?<?[=!])/y)) {
    // The caller checks the built text, lookarounds included.
    readChoice(reader);
    expect(reader, ")");
    return nothing;
  }
  if (match(reader, /\((?:\?:|\?<\w+>)?/y)) {
    const group = readChoice(reader);
    expect(reader, ")");
    return group;
  }
  if (take(reader, "[")) return readClass(reader);
  if (take(reader, ".")) return charactersOf(PRINTABLE);
  return charactersOf(readCharacter(reader));
}

function readClass(reader: Reader): PatternTree {
  const negated = take(reader, "^");
  let characters = "";
  while (!take(reader, "]")) {
    const first = readCharacter(reader, true);
    const [, end] = first.length === 1 ? (match(reader, /-(?=[^\]])/y) ? [true, readCharacter(reader, true)] : []) : [];
    characters += end === undefined ? first : end.length === 1 ? rangeOf(first, end) : `${first}-${end}`;
  }
  return charactersOf(negated ? [...PRINTABLE].filter((one) => !characters.includes(one)).join("") : characters);
}

/** One character, or all those of an escape such as `\d`. */
function readCharacter(reader: Reader, inClass = false): string {
  if (reader.at >= reader.source.length) throw new UnreadablePattern();
  if (!take(reader, "\\")) {
    const [character = ""] = String.fromCodePoint(reader.source.codePointAt(reader.at) ?? 0);
    if (!inClass && "*+?{}".includes(character) && character !== "{" && character !== "}")
      throw new UnreadablePattern();
    reader.at += character.length;
    return character;
  }
  const [, hex, code] = match(reader, /x([\da-fA-F]{2})|u\{?([\da-fA-F]{1,6})\}?/y) ?? [];
  if (hex ?? code) return String.fromCodePoint(Number.parseInt(hex ?? code ?? "", 16));
  const [property, negation, name = ""] = match(reader, /([pP])\{\^?([^}]*)\}/y) ?? [];
  if (property !== undefined) return readProperty(name, negation === "P");
  const escaped = peek(reader);
  if (/[1-9ck]/.test(escaped)) throw new UnreadablePattern();
  reader.at += 1;
  const lower = escaped.toLowerCase();
  if (Object.hasOwn(classes, lower)) {
    const all = classes[lower] ?? "";
    return escaped === lower ? all : [...PRINTABLE].filter((one) => !all.includes(one)).join("");
  }
  return Object.hasOwn(controls, escaped) ? (controls[escaped] ?? "") : escaped;
}

/** Characters with a Unicode property, among the common ones. */
function readProperty(name: string, negated: boolean): string {
  try {
    const pattern = new RegExp(`^\\${negated ? "P" : "p"}{${name}}$`, "u");
    return [...PRINTABLE].filter((one) => pattern.test(one)).join("");
  } catch {
    throw new UnreadablePattern();
  }
}

function rangeOf(first: string, last: string): string {
  const from = first.codePointAt(0) ?? 0;
  const to = last.codePointAt(0) ?? 0;
  if (to < from) throw new UnreadablePattern();
  // The beginning of a range is enough.
  return Array.from({ length: Math.min(to - from + 1, 128) }, (_, index) => String.fromCodePoint(from + index)).join(
    "",
  );
}

/** Characters in a natural order: letters first. */
function charactersOf(characters: string): PatternTree {
  if (characters === "") throw new UnreadablePattern();
  const common = [...PRINTABLE].filter((one) => characters.includes(one)).join("");
  return { kind: "characters", characters: common === "" ? characters : common };
}

function peek({ source, at }: Reader): string {
  return source.charAt(at);
}

function take(reader: Reader, character: string): boolean {
  if (peek(reader) !== character) return false;
  reader.at += 1;
  return true;
}

function expect(reader: Reader, character: string): void {
  if (!take(reader, character)) throw new UnreadablePattern();
}

function match(reader: Reader, expression: RegExp): RegExpExecArray | undefined {
  expression.lastIndex = reader.at;
  const found = expression.exec(reader.source) ?? undefined;
  if (found) reader.at += found[0].length;
  return found;
}
