import type { AST } from "@eslint-community/regexpp";
import { compileStates, type ReadingDirection, type Look, type State, UnsupportedError } from "./compile-states.ts";

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
