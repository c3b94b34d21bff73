import type { AST } from "@eslint-community/regexpp";

/** A place in a pattern, and the places that follow it. */
export interface State {
  /** The number of the state in its pattern, counted from 0. */
  readonly id: number;
  /** The states that follow. */
  readonly next: readonly State[];
  /** Present when the whole pattern has matched. */
  readonly isEnd?: boolean;
  /** Returns `true` for a character that leads to the next states. Absent where no character is needed. */
  readonly takes?: (character: string) => boolean;
  /** The condition for the next states. Absent if none exists. */
  readonly look?: Look;
}

/** A condition at a place, which consumes no character. */
export type Look =
  | { readonly kind: "start" }
  | { readonly kind: "end" }
  /** `\b`: exactly one of the two characters beside the place is a word character. */
  | { readonly kind: "word"; readonly negate: boolean; readonly takes: (character: string) => boolean }
  /** A lookaround. A lookahead is matched backward, from the end of the text. */
  | {
      readonly kind: "around";
      readonly negate: boolean;
      readonly direction: ReadingDirection;
      readonly program: State;
    };

/** The direction in which states read a text. */
export type ReadingDirection = "forward" | "backward";

/** Thrown for a pattern that states cannot express, or that needs too many of them. */
export class UnsupportedError extends Error {}

/**
 * Compiles the alternatives of a pattern to states that read a text in one direction, and returns the first state. Throws
 * {@link UnsupportedError} for parts that states cannot express, and for more than `mostStates` states.
 */
export function compileStates(
  branches: readonly AST.Alternative[],
  direction: ReadingDirection,
  flags: string,
  mostStates: number,
): State {
  let count = 0;
  return compileAlternatives(branches, createEnd(), direction);

  function create(state: Omit<State, "id">): State {
    if (count >= mostStates) throw new UnsupportedError("The pattern has too many states.");
    return { id: count++, ...state };
  }

  function createEnd(): State {
    return create({ isEnd: true, next: [] });
  }

  function compileAlternatives(parts: readonly AST.Alternative[], next: State, towards: ReadingDirection): State {
    return create({ next: parts.map(({ elements }) => compileSequence(elements, next, towards)) });
  }

  function compileSequence(elements: readonly AST.Element[], next: State, towards: ReadingDirection): State {
    const ordered = towards === "forward" ? elements.toReversed() : elements;
    return ordered.reduce((state, element) => compileElement(element, state, towards), next);
  }

  function compileElement(element: AST.Element, next: State, towards: ReadingDirection): State {
    switch (element.type) {
      case "Character":
      case "CharacterSet":
      case "CharacterClass":
        return create({ takes: createTest(element.raw, flags), next: [next] });
      case "Assertion":
        return create({ look: compileLook(element), next: [next] });
      case "Quantifier":
        return compileQuantifier(element, next, towards);
      case "CapturingGroup":
        return compileAlternatives(element.alternatives, next, towards);
      case "Group":
        if (element.modifiers) throw new UnsupportedError("The pattern changes its flags.");
        return compileAlternatives(element.alternatives, next, towards);
      default:
        throw new UnsupportedError(`The pattern has a ${element.type}.`);
    }
  }

  function compileQuantifier({ min, max, element }: AST.Quantifier, next: State, towards: ReadingDirection): State {
    let state = next;
    if (max === Infinity) {
      const onward: State[] = [next];
      state = create({ next: onward });
      onward.push(compileElement(element, state, towards));
    } else {
      for (let optional = max - min; optional > 0; optional--) {
        state = create({ next: [next, compileElement(element, state, towards)] });
      }
    }
    for (let required = min; required > 0; required--) state = compileElement(element, state, towards);
    return state;
  }

  function compileLook(assertion: AST.Assertion): Look {
    if (assertion.kind === "word")
      return { kind: "word", negate: assertion.negate, takes: createTest(String.raw`\w`, flags) };
    if ("alternatives" in assertion) return compileAround(assertion);
    return assertion.kind === "start" ? { kind: "start" } : { kind: "end" };
  }

  function compileAround({ kind, negate, alternatives }: AST.LookaroundAssertion): Look {
    const towards = kind === "lookahead" ? "backward" : "forward";
    return {
      kind: "around",
      negate,
      direction: towards,
      program: compileAlternatives(alternatives, createEnd(), towards),
    };
  }
}

/** Creates a test of one character. JavaScript's own engine decides; results for common characters are cached. */
function createTest(raw: string, flags: string): (character: string) => boolean {
  const expression = new RegExp(`^(?:${raw})$`, flags);
  const known: boolean[] = [];
  return (character) => {
    const code = character.charCodeAt(0);
    return code < 0x1_00 ? (known[code] ??= expression.test(character)) : expression.test(character);
  };
}
