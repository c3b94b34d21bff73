import { findForeignPart } from "./find-foreign-part.ts";
import { type AST, RegExpParser, visitRegExpAST } from "@eslint-community/regexpp";

/** A pattern of another language, in ECMA-262. */
export interface TranslatedPattern {
  readonly pattern: string;
  /** The parts that ECMA-262 does not have: `["\\A", "(?i)"]`. Empty for a pattern of ECMA-262 between slashes. */
  readonly foreign: readonly string[];
}

/**
 * Translates a pattern with parts of other languages that ECMA-262 can express: `\A`, `\Z`, `\z`, the flags `i` and `s`, and the named groups
 * of Python. Returns `undefined` for any other pattern: one of ECMA-262, or one that cannot be translated.
 *
 * Also removes the slashes around a pattern, and applies the flags after them, if the pattern matches nothing with them: `/^a$/i`.
 *
 * ECMA-262 has flags within a pattern since 2025. They are translated, too, because not every runtime of callers has them.
 */
export function translatePattern(source: string): TranslatedPattern | undefined {
  const [, literal, literalFlags = ""] = literalPattern.exec(source) ?? [];
  if (literal === undefined && !mayBeForeign.test(source)) return undefined;
  const foreign = new Set<string>();
  const use = (part: string, translation: string): string => {
    foreign.add(part);
    return translation;
  };
  // The others decide how a text is searched.
  let flags = literalFlags.replaceAll(/[dgmvy]/g, "");
  const unflagged = (literal ?? source).replace(
    leadingFlags,
    (_, start: string | undefined, part: string, given: string) => {
      flags += given;
      return use(part, start ?? "");
    },
  );
  if (!/^[isu]*$/.test(flags)) return undefined;
  const plain = unflagged.replaceAll(token, (part: string, name: string | undefined) => {
    if (part === String.raw`\A`) return use(part, "^");
    if (part === String.raw`\Z` || part === String.raw`\z`) return use(part, "$");
    if (part === "(?P<") return use(part, "(?<");
    return name === undefined ? part : use(part, `\\k<${name}>`);
  });
  const pattern = expandFlags(plain, flags, (part) => foreign.add(part));
  if (pattern === undefined || findForeignPart(pattern) !== undefined) return undefined;
  if (literal === undefined && foreign.size === 0) return undefined;
  return { pattern, foreign: [...foreign] };
}

/** A pattern as JavaScript writes it in code. No text has a character before its beginning or after its end. */
const literalPattern = /^\/(\^[\s\S]*|[\s\S]*\$)\/([a-z]*)$/;

/** Finds most patterns of ECMA-262, so that they are not read further. */
const mayBeForeign = /\\[AZz]|\(\?(?:P[<=]|[a-zA-Z-]+[:)])/;

/** Flags at the beginning, which apply to the whole pattern. */
const leadingFlags = /^(\^|\\A)?(\(\?([a-zA-Z]+)\))/;

/** An escape, a class, or the beginning of a group of Python. */
const token = /\\[\s\S]|\[(?:\\[\s\S]|[^\]\\])*\]|\(\?P<|\(\?P=(\w+)\)/g;

/** The flags that apply to a part of a pattern. */
interface Flags {
  readonly ignoreCase: boolean;
  readonly dotAll: boolean;
}

/** Text that replaces a part of a pattern. */
interface Replacement {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/**
 * Writes a pattern without the flags `i` and `s`: `a` becomes `[aA]`, and `.` becomes `[\s\S]`. `flags` apply to the whole pattern; those of
 * a group, such as `(?i:a)`, are removed, and passed to `onGroup`. Returns `undefined` for a pattern that has no such form.
 */
function expandFlags(source: string, flags: string, onGroup: (part: string) => void): string | undefined {
  const tree = parse(source);
  if (!tree) return undefined;
  const replacements: Replacement[] = [];
  const scopes: Flags[] = [{ ignoreCase: flags.includes("i"), dotAll: flags.includes("s") }];
  let isPossible = true;
  const current = (): Flags => scopes.at(-1) ?? { ignoreCase: false, dotAll: false };
  visitRegExpAST(tree, {
    onGroupEnter({ modifiers, start, alternatives: [first] }) {
      const { ignoreCase, dotAll } = current();
      const { add, remove } = modifiers ?? {};
      scopes.push({
        ignoreCase: (ignoreCase || add?.ignoreCase === true) && remove?.ignoreCase !== true,
        dotAll: (dotAll || add?.dotAll === true) && remove?.dotAll !== true,
      });
      if (!modifiers || !first) return;
      if (add?.multiline === true || remove?.multiline === true) isPossible = false;
      onGroup(source.slice(start, first.start));
      replacements.push({ start, end: first.start, text: "(?:" });
    },
    onGroupLeave: () => void scopes.pop(),
    onCharacterEnter(node) {
      if (!current().ignoreCase || node.parent.type === "CharacterClassRange") return;
      const others = listCases(node.value).filter((each) => each !== node.value);
      if (others.length === 0) return;
      const text = node.raw + String.fromCodePoint(...others);
      replacements.push({ ...node, text: node.parent.type === "CharacterClass" ? text : `[${text}]` });
    },
    onCharacterClassRangeEnter(node) {
      if (!current().ignoreCase) return;
      const added = expandRange(node.min.value, node.max.value);
      if (added === undefined) isPossible = false;
      else if (added !== "") replacements.push({ ...node, text: node.raw + added });
    },
    onCharacterSetEnter(node) {
      if (node.kind === "any" && current().dotAll) replacements.push({ ...node, text: String.raw`[\s\S]` });
      if (node.kind === "property" && current().ignoreCase) isPossible = false;
    },
    onBackreferenceEnter() {
      if (current().ignoreCase) isPossible = false;
    },
  });
  return isPossible ? replace(source, replacements) : undefined;
}

function parse(source: string): AST.Pattern | undefined {
  for (const unicode of [true, false]) {
    try {
      return new RegExpParser().parsePattern(source, 0, source.length, { unicode });
    } catch {
      // The pattern may be valid without the flag.
    }
  }
  return undefined;
}

/** Lists a character in lower and upper case. */
function listCases(value: number): number[] {
  const character = String.fromCodePoint(value);
  return [...new Set([character.toLowerCase(), character.toUpperCase()])]
    .filter((each) => [...each].length === 1)
    .map((each) => each.codePointAt(0) ?? value);
}

/** Returns the letters of the other case for a range of ASCII, as ranges. Returns `undefined` for a range with other letters. */
function expandRange(min: number, max: number): string | undefined {
  if (max > 0x7f) return undefined;
  const overlap = (first: string, last: string, shift: number): string => {
    const [from, to] = [Math.max(min, first.charCodeAt(0)), Math.min(max, last.charCodeAt(0))];
    return from > to ? "" : `${String.fromCharCode(from + shift)}-${String.fromCharCode(to + shift)}`;
  };
  return overlap("A", "Z", 0x20) + overlap("a", "z", -0x20);
}

function replace(source: string, replacements: readonly Replacement[]): string {
  let written = "";
  let position = 0;
  for (const { start, end, text } of replacements.toSorted((one, other) => one.start - other.start)) {
    written += source.slice(position, start) + text;
    position = end;
  }
  return written + source.slice(position);
}
