import { type AST, RegExpParser, visitRegExpAST } from "@eslint-community/regexpp";

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
export function expandFlags(source: string, flags: string, onGroup: (part: string) => void): string | undefined {
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
