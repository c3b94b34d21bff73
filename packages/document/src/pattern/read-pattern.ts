/** The parts of a regular expression from which texts are built. */
export type PatternTree =
  /** One of these characters. */
  | { kind: "characters"; characters: readonly string[] }
  | { kind: "sequence"; parts: readonly PatternTree[] }
  | { kind: "choice"; parts: readonly PatternTree[] }
  | { kind: "repeat"; part: PatternTree; minimum: number; maximum: number };

const letters = "abcdefghijklmnopqrstuvwxyz";
const digits = "0123456789";
const wordCharacters = `${letters}${letters.toUpperCase()}${digits}_`;
/** The characters of built texts, the most natural ones first. */
const printable = `${letters}${letters.toUpperCase()}${digits}-_ .,:;!?'"()[]{}<>@#$%&*+=/\\|~^\``;
const nothing: PatternTree = { kind: "sequence", parts: [] };

const classes: Readonly<Record<string, string>> = { d: digits, w: wordCharacters, s: " " };
const controls: Readonly<Record<string, string>> = { n: "\n", r: "\r", t: "\t", f: "\f", v: "\v", 0: "\0" };

/** Reads a pattern. Returns `undefined` for a pattern with unsupported parts, such as back references. */
export function readPattern(source: string): PatternTree | undefined {
  const reader = { source, position: 0, depth: 0 };
  try {
    const pattern = readChoice(reader);
    return reader.position === source.length ? pattern : undefined;
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
  position: number;
  /** The number of open groups. */
  depth: number;
}

/** The most levels of groups. More could overflow the call stack. */
const maxDepth = 100;

function readChoice(reader: Reader): PatternTree {
  if (reader.depth > maxDepth) throw new UnreadablePattern();
  reader.depth += 1;
  const parts = [readSequence(reader)];
  while (skip(reader, "|")) parts.push(readSequence(reader));
  reader.depth -= 1;
  const [only] = parts;
  return parts.length === 1 && only ? only : { kind: "choice", parts };
}

function readSequence(reader: Reader): PatternTree {
  const parts: PatternTree[] = [];
  while (reader.position < reader.source.length && !"|)".includes(peek(reader))) parts.push(readRepeated(reader));
  return { kind: "sequence", parts };
}

function readRepeated(reader: Reader): PatternTree {
  const part = readAtom(reader);
  const [token, minimum, comma, maximum] = match(reader, /[*+?]|\{(\d+)(,?)(\d*)\}/y) ?? [];
  if (token === undefined) return part;
  skip(reader, "?");
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
  if (skip(reader, "[")) return readClass(reader);
  if (skip(reader, ".")) return createCharacters(printable);
  return createCharacters(readCharacter(reader));
}

function readClass(reader: Reader): PatternTree {
  const negated = skip(reader, "^");
  let characters = "";
  while (!skip(reader, "]")) {
    const first = readCharacter(reader, true);
    const isRange = first.length === 1 && match(reader, /-(?=[^\]])/y) !== undefined;
    const end = isRange ? readCharacter(reader, true) : undefined;
    if (end === undefined) characters += first;
    else characters += end.length === 1 ? listRange(first, end) : `${first}-${end}`;
  }
  return createCharacters(negated ? [...printable].filter((each) => !characters.includes(each)).join("") : characters);
}

/** Reads one character, or an escape such as `\d`, for which it returns several characters. */
function readCharacter(reader: Reader, inClass = false): string {
  if (reader.position >= reader.source.length) throw new UnreadablePattern();
  if (!skip(reader, "\\")) {
    const [character = ""] = String.fromCodePoint(reader.source.codePointAt(reader.position) ?? 0);
    if (!inClass && "*+?".includes(character)) throw new UnreadablePattern();
    reader.position += character.length;
    return character;
  }
  const [, hex, code] = match(reader, /x([\da-fA-F]{2})|u\{?([\da-fA-F]{1,6})\}?/y) ?? [];
  if (hex ?? code) return String.fromCodePoint(Number.parseInt(hex ?? code ?? "", 16));
  const [property, negation, name = ""] = match(reader, /([pP])\{\^?([^}]*)\}/y) ?? [];
  if (property !== undefined) return readProperty(name, negation === "P");
  const escaped = peek(reader);
  if (/[1-9ck]/.test(escaped)) throw new UnreadablePattern();
  reader.position += 1;
  const lower = escaped.toLowerCase();
  if (Object.hasOwn(classes, lower)) {
    const all = classes[lower] ?? "";
    return escaped === lower ? all : [...printable].filter((each) => !all.includes(each)).join("");
  }
  return Object.hasOwn(controls, escaped) ? (controls[escaped] ?? "") : escaped;
}

/** Lists the common characters with a Unicode property. */
function readProperty(name: string, negated: boolean): string {
  try {
    const pattern = new RegExp(`^\\${negated ? "P" : "p"}{${name}}$`, "u");
    return [...printable].filter((each) => pattern.test(each)).join("");
  } catch {
    throw new UnreadablePattern();
  }
}

function listRange(first: string, last: string): string {
  const from = first.codePointAt(0) ?? 0;
  const to = last.codePointAt(0) ?? 0;
  if (to < from) throw new UnreadablePattern();
  // The first 128 characters of a range are enough.
  return Array.from({ length: Math.min(to - from + 1, 128) }, (_, index) => String.fromCodePoint(from + index)).join(
    "",
  );
}

/** Creates a part that consists of one of these characters. Prefers common characters, letters first. */
function createCharacters(characters: string): PatternTree {
  if (characters === "") throw new UnreadablePattern();
  const common = [...printable].filter((each) => characters.includes(each));
  return { kind: "characters", characters: common.length === 0 ? [...characters] : common };
}

function peek({ source, position }: Reader): string {
  return source.charAt(position);
}

function skip(reader: Reader, character: string): boolean {
  if (peek(reader) !== character) return false;
  reader.position += 1;
  return true;
}

function expect(reader: Reader, character: string): void {
  if (!skip(reader, character)) throw new UnreadablePattern();
}

function match(reader: Reader, expression: RegExp): RegExpExecArray | undefined {
  expression.lastIndex = reader.position;
  const found = expression.exec(reader.source) ?? undefined;
  if (found) reader.position += found[0].length;
  return found;
}
