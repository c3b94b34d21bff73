import type { AST } from "@eslint-community/regexpp";
import { parsePattern } from "./compile-pattern.ts";

/** The parts of a regular expression from which texts are built. */
export type PatternTree =
  /** One of these characters. */
  | { kind: "characters"; characters: readonly string[] }
  | { kind: "sequence"; parts: readonly PatternTree[] }
  | { kind: "choice"; parts: readonly PatternTree[] }
  | { kind: "repeat"; part: PatternTree; minimum: number; maximum: number }
  /** A part whose text stands in other places again. */
  | { kind: "group"; part: PatternTree; group: AST.CapturingGroup }
  | { kind: "reference"; group: AST.CapturingGroup };

const letters = "abcdefghijklmnopqrstuvwxyz";
const digits = "0123456789";
const wordCharacters = `${letters}${letters.toUpperCase()}${digits}_`;
/** The characters of built texts, the most natural ones first. */
const printable = `${letters}${letters.toUpperCase()}${digits}-_ .,:;!?'"()[]{}<>@#$%&*+=/\\|~^\``;
const nothing: PatternTree = { kind: "sequence", parts: [] };

const classes = { digit: digits, word: wordCharacters, space: " ", any: printable };

/** Reads a pattern. Returns `undefined` for one that does not compile, and for unsupported parts, such as inner flags. */
export function readPattern(source: string): PatternTree | undefined {
  try {
    return readChoice(parsePattern(source).alternatives);
  } catch {
    return undefined;
  }
}

function readChoice(alternatives: readonly AST.Alternative[]): PatternTree {
  const parts = alternatives.map(({ elements }): PatternTree => ({
    kind: "sequence",
    parts: elements.map(readElement),
  }));
  const [only] = parts;
  return parts.length === 1 && only ? only : { kind: "choice", parts };
}

function readElement(element: AST.Element): PatternTree {
  switch (element.type) {
    case "Assertion":
      // The caller checks the built text, lookarounds included.
      return nothing;
    case "Quantifier":
      return { kind: "repeat", part: readElement(element.element), minimum: element.min, maximum: element.max };
    case "CapturingGroup": {
      const part = readChoice(element.alternatives);
      return element.references.length === 0 ? part : { kind: "group", part, group: element };
    }
    case "Backreference": {
      const [group] = [element.resolved].flat();
      return group ? { kind: "reference", group } : nothing;
    }
    case "Group":
      if (element.modifiers) throw new SyntaxError("The pattern changes its flags.");
      return readChoice(element.alternatives);
    case "Character":
    case "CharacterSet":
    case "CharacterClass":
      return createCharacters(listCharacters(element));
    default:
      throw new SyntaxError(`The pattern has a ${element.type}.`);
  }
}

/** Lists the common characters that a part of a pattern matches, in one text. */
function listCharacters(
  part: AST.Character | AST.CharacterSet | AST.CharacterClass | AST.CharacterClassElement,
): string {
  switch (part.type) {
    case "Character":
      return String.fromCodePoint(part.value);
    case "CharacterClassRange":
      return listRange(part.min.value, part.max.value);
    case "CharacterSet": {
      if (part.kind === "property") return listProperty(part.raw);
      const all = classes[part.kind];
      return "negate" in part && part.negate ? exclude(all) : all;
    }
    case "CharacterClass": {
      const all = part.elements.map(listCharacters).join("");
      return part.negate ? exclude(all) : all;
    }
    default:
      throw new SyntaxError(`The pattern has a ${part.type}.`);
  }
}

function exclude(characters: string): string {
  return [...printable].filter((each) => !characters.includes(each)).join("");
}

/** Lists the common characters with a Unicode property. */
function listProperty(raw: string): string {
  const pattern = new RegExp(`^${raw}$`, "u");
  return [...printable].filter((each) => pattern.test(each)).join("");
}

function listRange(from: number, to: number): string {
  // The first 128 characters of a range are enough.
  return String.fromCodePoint(...Array.from({ length: Math.min(to - from + 1, 128) }, (_, index) => from + index));
}

/** Creates a part that consists of one of these characters. Prefers common characters, letters first. */
function createCharacters(characters: string): PatternTree {
  if (characters === "") throw new SyntaxError("The pattern matches no common character.");
  const common = [...printable].filter((each) => characters.includes(each));
  return { kind: "characters", characters: common.length === 0 ? [...characters] : common };
}
