import type { AST } from "@eslint-community/regexpp";

/**
 * Creates a matcher that follows all ways through a pattern at once, character by character. Its time is at most proportional to the
 * length of the text times that of the pattern. A text matches if any part of it does.
 *
 * Returns `undefined` for a pattern with back references or with more than `mostStates` states.
 */
export function createLinearMatcher(
  pattern: AST.Pattern,
  { flags, unicode }: RegExp,
  mostStates: number,
): ((text: string) => boolean) | undefined {
  try {
    const program = compileStates(pattern.alternatives, "forward", flags, mostStates);
    return (text) => {
      const characters = unicode ? Array.from(text) : text.split("");
      return run(program, "forward", { characters, tables: new Map() }, "first").length > 0;
    };
  } catch (error) {
    if (error instanceof UnsupportedError) return undefined;
    throw error;
  }
}

/** A text, with results of lookarounds. */
interface Subject {
  readonly characters: readonly string[];
  /** For each lookaround, a table with 1 for each place of the text where it matches. Filled on first use. */
  readonly tables: Map<Look, Uint8Array>;
}

/**
 * Runs the program from each place of the text, all at the same time. Returns the places where it ends: all of them, or the `first`.
 * Reads from right to left if the direction is `backward`.
 */
function run(program: State, direction: ReadingDirection, subject: Subject, wanted: "first" | "all"): number[] {
  const { characters } = subject;
  const { length } = characters;
  const isForward = direction === "forward";
  const ends: number[] = [];
  /** The last step that reached each state, by the id of the state. */
  const visited: number[] = [];
  let pending: State[] = [];
  for (let step = 0; step <= length; step++) {
    const place = isForward ? step : length - step;
    const next: State[] = [];
    pending.push(program);
    const character = characters[isForward ? place : place - 1];
    for (let state = pending.pop(); state; state = pending.pop()) {
      if (visited[state.id] === step) continue;
      visited[state.id] = step;
      if (state.isEnd) {
        if (ends.at(-1) !== place) ends.push(place);
        if (wanted === "first") return ends;
      } else if (state.takes) {
        if (character !== undefined && state.takes(character)) next.push(...state.next);
      } else if (!state.look || isFulfilled(state.look, place, subject)) pending.push(...state.next);
    }
    pending = next;
  }
  return ends;
}

function isFulfilled(look: Look, place: number, subject: Subject): boolean {
  const { characters } = subject;
  if (look.kind === "start") return place === 0;
  if (look.kind === "end") return place === characters.length;
  if (look.kind === "word") {
    const [isWordBefore, isWordAfter] = [characters[place - 1], characters[place]].map(
      (each) => each !== undefined && look.takes(each),
    );
    return (isWordBefore !== isWordAfter) !== look.negate;
  }
  let table = subject.tables.get(look);
  if (!table) {
    table = new Uint8Array(characters.length + 1);
    for (const end of run(look.program, look.direction, subject, "all")) table[end] = 1;
    subject.tables.set(look, table);
  }
  return (table[place] === 1) !== look.negate;
}

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
class UnsupportedError extends Error {}

/**
 * Compiles the alternatives of a pattern to states that read a text in one direction, and returns the first state. Throws
 * {@link UnsupportedError} for parts that states cannot express, and for more than `mostStates` states.
 */
function compileStates(
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
