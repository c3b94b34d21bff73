import type { AST } from "@eslint-community/regexpp";

/** A place in a pattern, and where it leads from there. */
export interface State {
  /** Counted from 0, in one pattern. */
  readonly id: number;
  readonly next: readonly State[];
  /** The whole pattern has matched. */
  readonly isEnd?: boolean;
  /** Leads on over a character that is taken; left out where no character is needed. */
  readonly takes?: (character: string) => boolean;
  /** Leads on where this holds. */
  readonly look?: Look;
}

/** A condition at a place, which consumes no character. */
export type Look =
  | { readonly kind: "start" }
  | { readonly kind: "end" }
  /** One of the characters beside the place is that of a word, the other is not. */
  | { readonly kind: "word"; readonly negate: boolean; readonly takes: (character: string) => boolean }
  /** Text after a place is matched backward, from the end of the text. */
  | {
      readonly kind: "around";
      readonly negate: boolean;
      readonly direction: ReadingDirection;
      readonly program: State;
    };

export type ReadingDirection = "forward" | "backward";

/** Thrown for a pattern that states cannot express, or that needs too many of them. */
export class UnsupportedError extends Error {}

/**
 * Compiles a pattern under the flags of its expression, to be read in one direction. Throws {@link UnsupportedError}, also for more
 * than `mostStates`.
 */
export function compileStates(
  all: readonly AST.Alternative[],
  direction: ReadingDirection,
  flags: string,
  mostStates: number,
): State {
  let count = 0;
  return compileAlternatives(all, end(), direction);

  function create(state: Omit<State, "id">): State {
    if (count >= mostStates) throw new UnsupportedError("The pattern has too many states.");
    return { id: count++, ...state };
  }

  function end(): State {
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
    return { kind: "around", negate, direction: towards, program: compileAlternatives(alternatives, end(), towards) };
  }
}

/** JavaScript itself decides which characters match. The results for common characters are stored. */
function createTest(raw: string, flags: string): (character: string) => boolean {
  const expression = new RegExp(`^(?:${raw})$`, flags);
  const known: boolean[] = [];
  return (character) => {
    const code = character.charCodeAt(0);
    return code < 0x1_00 ? (known[code] ??= expression.test(character)) : expression.test(character);
  };
}
