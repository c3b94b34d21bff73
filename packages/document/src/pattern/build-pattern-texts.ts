import { type PatternTree, readPattern } from "./read-pattern.ts";

/** Numbers of repeats to try for a part without a fixed number: natural ones first, then those that `minLength` may require. */
const repeats = [6, 3, 1, 2, 4, 8, 12, 16, 24, 32, 40, 64, 128, 0];
/** The number of texts of one length that are built first, so that values differ. */
const variants = 3;
/** The number of texts of one length that are built when none of the first texts matches. */
const furtherVariants = 12;
/** The number of characters from which parts are repeated only as often as the pattern requires: nested repeats multiply. */
const longText = 4_000;
/** The most characters of a text. No text is built for a pattern that requires more. */
const longestText = 10_000;

/**
 * Builds texts that probably match a pattern, in groups of one length, best first. `lengths` are further lengths to build. The
 * caller checks the texts.
 */
export function* buildPatternTexts(source: string, lengths: readonly number[] = []): Generator<string[]> {
  const pattern = readPattern(source);
  if (!pattern) return;
  const counts = [...new Set([...repeats, ...lengths])];
  for (const count of counts) yield printVariants(pattern, count, 0, variants);
  for (const count of counts) yield printVariants(pattern, count, variants, furtherVariants);
  // A lookaround or a boundary often forbids the separator at the end of a list, as in `^(\d+\.?\b){4}$`.
  for (const count of counts) {
    const texts = printVariants(pattern, count, 0, furtherVariants).filter(({ length }) => length > 1);
    yield texts.map((text) => text.slice(0, -1));
  }
}

function printVariants(pattern: PatternTree, count: number, first: number, end: number): string[] {
  const texts = Array.from({ length: end - first }, (_, index) =>
    printText(pattern, count, { variant: first + index, position: 0, groups: new Map() }),
  );
  return [...new Set(texts)];
}

interface Progress {
  readonly variant: number;
  /** The number of characters printed so far. */
  position: number;
  /** The texts of the groups that stand in other places again. */
  readonly groups: Map<unknown, string>;
}

function printText(pattern: PatternTree, count: number, progress: Progress): string {
  switch (pattern.kind) {
    case "characters": {
      const { characters } = pattern;
      // A step without a common factor with 10 or 26 visits all digits or letters. In further variants, it visits three characters, too.
      const step = progress.variant < variants ? 3 : 4;
      const index = (progress.position * 7 + progress.variant * step) % characters.length;
      progress.position += 1;
      return characters[index] ?? "";
    }
    case "sequence":
      return pattern.parts.map((part) => printText(part, count, progress)).join("");
    case "choice": {
      const chosen = pattern.parts[progress.variant % pattern.parts.length];
      return chosen ? printText(chosen, count, progress) : "";
    }
    case "group": {
      const text = printText(pattern.part, count, progress);
      progress.groups.set(pattern.group, text);
      return text;
    }
    case "reference": {
      const text = progress.position < longestText ? (progress.groups.get(pattern.group) ?? "") : "";
      progress.position += text.length;
      return text;
    }
    default: {
      const { part, minimum, maximum } = pattern;
      const wanted = Math.min(Math.max(count, minimum), maximum, Math.max(minimum, 256));
      let text = "";
      for (let printed = 0; printed < wanted; printed += 1) {
        if (progress.position >= (printed < minimum ? longestText : longText)) break;
        text += printText(part, count, progress);
      }
      return text;
    }
  }
}
