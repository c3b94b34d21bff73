import { type PatternTree, readPattern } from "./read-pattern.ts";

/** How often a part is repeated that may be repeated at will: a natural length first, then what lengths may ask for. */
const repeats = [6, 3, 1, 2, 4, 8, 12, 16, 24, 32, 40, 64, 128, 0];
/** Texts of one length that are built at first, so that values differ. */
const variants = 3;
/** Texts of one length that are built when none of the first ones matches. */
const furtherVariants = 12;
/** From this number of characters on, parts are repeated only as often as the pattern requires: repeats inside repeats multiply. */
const longText = 4_000;
/** Characters of a text at most. A pattern that requires more has no text. */
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
}

function printVariants(pattern: PatternTree, count: number, first: number, end: number): string[] {
  const texts = Array.from({ length: end - first }, (_, index) =>
    printText(pattern, count, { variant: first + index, position: 0 }),
  );
  return [...new Set(texts)];
}

interface Progress {
  readonly variant: number;
  /** Characters so far. */
  position: number;
}

function printText(pattern: PatternTree, count: number, progress: Progress): string {
  switch (pattern.kind) {
    case "characters": {
      const characters = [...pattern.characters];
      // Steps that share no factor with 10 or 26 go through all of them. Further variants go through three characters, too.
      const step = progress.variant < variants ? 3 : 4;
      const at = (progress.position * 7 + progress.variant * step) % characters.length;
      progress.position += 1;
      return characters[at] ?? "";
    }
    case "sequence":
      return pattern.parts.map((part) => printText(part, count, progress)).join("");
    case "choice": {
      const chosen = pattern.parts[progress.variant % pattern.parts.length];
      return chosen ? printText(chosen, count, progress) : "";
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
