import type { AST } from "@eslint-community/regexpp";

/** The most ways that a backtracking engine may try for a text of `n` characters: `ways * n ** degree`. */
export interface Backtracking {
  /** The factor of the number of ways. At least 1. */
  readonly ways: number;
  /** 0 where the length of the text does not count; `Infinity` where each further character may double the ways. */
  readonly degree: number;
}

/** Measures the worst case of a pattern. The estimate may be too high, but is never too low. */
export function measureBacktracking(pattern: AST.Pattern): Backtracking {
  const { ways, degree } = measureAlternatives(pattern.alternatives);
  const isAnchored = pattern.alternatives.every(({ elements: [first] }) => isStart(first));
  // A search begins anew at each character.
  return isAnchored ? { ways, degree } : { ways, degree: degree + 1 };
}

function isStart(element: AST.Element | undefined): boolean {
  return element?.type === "Assertion" && element.kind === "start";
}

/** Adds the ways of alternatives: an engine tries one after the other. */
function measureAlternatives(alternatives: readonly AST.Alternative[]): Backtracking {
  const measured = alternatives.map(({ elements }) => multiply(elements.map(measureElement)));
  return {
    ways: measured.reduce((sum, { ways }) => sum + ways, 0),
    degree: Math.max(0, ...measured.map(({ degree }) => degree)),
  };
}

/** Multiplies the ways of parts in a row: for each way of one part, an engine tries each way of the next. */
function multiply(parts: readonly Backtracking[]): Backtracking {
  return {
    ways: parts.reduce((product, { ways }) => product * ways, 1),
    degree: parts.reduce((sum, { degree }) => sum + degree, 0),
  };
}

function measureElement(element: AST.Element): Backtracking {
  if (element.type === "Quantifier") return measureQuantifier(element);
  return "alternatives" in element ? measureAlternatives(element.alternatives) : { ways: 1, degree: 0 };
}

function measureQuantifier({ min, max, element }: AST.Quantifier): Backtracking {
  if (max === 0) return { ways: 1, degree: 0 };
  // A group may match the same text in several ways, again and again.
  if (max === Infinity) return { ways: 1, degree: "alternatives" in element ? Infinity : 1 };
  const { ways, degree } = measureElement(element);
  // A group with two ways has two ways for one repetition, four ways for two repetitions, and so on.
  return { ways: ways === 1 ? max - min + 1 : ways ** (max + 1), degree: degree * max };
}
