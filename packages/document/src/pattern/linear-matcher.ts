import type { AST } from "@eslint-community/regexpp";
import { compileStates, type ReadingDirection, type Look, type State, UnsupportedError } from "./compile-states.ts";

/**
 * Creates a matcher that follows all ways through a pattern at once, character by character. Its time is at most the length of
 * the text times that of the pattern. A text is found if any of its parts matches.
 *
 * Returns `undefined` for a pattern with references back to groups, and for one with more than `mostStates`.
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
  /** For each place of the text whether what is looked for there stands there; made when it is asked for first. */
  readonly tables: Map<Look, Uint8Array>;
}

/**
 * Starts the program at each place of the text, in one go. Returns the places where it ends: all of them, or the `first` that is found.
 * Backward, it reads from right to left.
 */
function run(program: State, direction: ReadingDirection, subject: Subject, wanted: "first" | "all"): number[] {
  const { characters } = subject;
  const { length } = characters;
  const isForward = direction === "forward";
  const ends: number[] = [];
  /** By state, the last step that reached it. */
  const visited: number[] = [];
  let pending: State[] = [];
  for (let step = 0; step <= length; step++) {
    const at = isForward ? step : length - step;
    const next: State[] = [];
    pending.push(program);
    const character = characters[isForward ? at : at - 1];
    for (let state = pending.pop(); state; state = pending.pop()) {
      if (visited[state.id] === step) continue;
      visited[state.id] = step;
      if (state.isEnd) {
        if (ends.at(-1) !== at) ends.push(at);
        if (wanted === "first") return ends;
      } else if (state.takes) {
        if (character !== undefined && state.takes(character)) next.push(...state.next);
      } else if (!state.look || holds(state.look, at, subject)) pending.push(...state.next);
    }
    pending = next;
  }
  return ends;
}

function holds(look: Look, at: number, subject: Subject): boolean {
  const { characters } = subject;
  if (look.kind === "start") return at === 0;
  if (look.kind === "end") return at === characters.length;
  if (look.kind === "word") {
    const [isBefore, isBehind] = [characters[at - 1], characters[at]].map(
      (each) => each !== undefined && look.takes(each),
    );
    return (isBefore !== isBehind) !== look.negate;
  }
  let table = subject.tables.get(look);
  if (!table) {
    table = new Uint8Array(characters.length + 1);
    for (const end of run(look.program, look.direction, subject, "all")) table[end] = 1;
    subject.tables.set(look, table);
  }
  return (table[at] === 1) !== look.negate;
}
