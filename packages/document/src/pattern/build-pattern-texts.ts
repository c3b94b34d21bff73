import { type Pattern, readPattern } from "./read-pattern.ts";

/** How often a part is repeated that may be repeated at will: a natural length first, then what lengths may ask for. */
const repeats = [6, 3, 1, 2, 4, 8, 12, 16, 24, 32, 40, 64, 128, 0];
/** Texts of one kind that are tried, so that values differ. */
const variants = 3;

/** Texts that should match a pattern, the best first. They are guesses, to be held against it. */
export function buildPatternTexts(source: string): string[][] {
  const pattern = readPattern(source);
  if (!pattern) return [];
  return repeats.map((count) => printVariants(pattern, count));
}

function printVariants(pattern: Pattern, count: number): string[] {
  const texts = Array.from({ length: variants }, (_, variant) => printText(pattern, count, { variant, position: 0 }));
  return [...new Set(texts)];
}

interface Progress {
  readonly variant: number;
  /** Characters so far. */
  position: number;
}

function printText(pattern: Pattern, count: number, progress: Progress): string {
  switch (pattern.kind) {
    case "characters": {
      const characters = [...pattern.characters];
      // Steps that share no factor with 10 or 26 go through all of them.
      const at = (progress.position * 7 + progress.variant * 3) % characters.length;
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
      return Array.from({ length: wanted }, () => printText(part, count, progress)).join("");
    }
  }
}
