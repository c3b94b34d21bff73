import { expandFlags } from "./expand-flags.ts";
import { findForeignPart } from "./find-foreign-part.ts";

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
