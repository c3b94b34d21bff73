import { EVENT_ID, type Event, SCALAR_STYLE, getScalarValue, parseEvents } from "js-yaml";
import type { Step } from "../openapi/node.ts";

/** Positions of the values in a text. */
export interface Positions {
  /** Finds the offset of a place; of its deepest existing parent when the place is missing. */
  offsetOf: (steps: readonly Step[]) => number;
  /** Finds integers that a double would round, with the steps to each. */
  roundedNumbers: () => { steps: Step[]; text: string }[];
}

/** An entry of a mapping or a sequence. */
interface Child {
  key: Step;
  /** Offset of the key, or of the item of a sequence. */
  start: number;
  /** Index of the value's event. */
  value: number;
}

/** The nesting limit of the parser, and ours. */
export const deepestNesting = 500;

/** Parses a text of YAML or JSON a second time, for positions. */
export function readPositions(text: string): Positions {
  const events = parseEvents(text, { maxDepth: deepestNesting });
  const ends = findEnds(events);
  const known = new Map<number, ReadonlyMap<string, Child>>();

  function offsetOf(steps: readonly Step[]): number {
    let at = 1;
    let start = 0;
    for (const step of steps) {
      const child = mapChildren(resolveAlias(at)).get(String(step));
      if (child === undefined) break;
      start = child.start;
      at = child.value;
    }
    return start;
  }

  function roundedNumbers(): { steps: Step[]; text: string }[] {
    const found: { steps: Step[]; text: string }[] = [];
    const steps: Step[] = [];
    const visit = (at: number): void => {
      const event = events[at];
      if (event?.type === EVENT_ID.SCALAR && event.style === SCALAR_STYLE.PLAIN) {
        const source = getScalarValue(text, event);
        if (/^-?\d+$/.test(source) && !Number.isSafeInteger(Number(source)))
          found.push({ steps: [...steps], text: source });
      }
      for (const { key, value } of childrenOf(at)) {
        steps.push(key);
        visit(value);
        steps.pop();
      }
    };
    visit(1);
    return found;
  }

  function mapChildren(at: number): ReadonlyMap<string, Child> {
    const children = known.get(at) ?? new Map([...childrenOf(at)].map((child) => [String(child.key), child]));
    known.set(at, children);
    return children;
  }

  /** Iterates over the entries of a mapping or a sequence. */
  function* childrenOf(at: number): Generator<Child> {
    const event = events[at];
    if (event?.type !== EVENT_ID.MAPPING && event?.type !== EVENT_ID.SEQUENCE) return;
    let child = at + 1;
    for (let index = 0; events[child] !== undefined && events[child]?.type !== EVENT_ID.POP; index++) {
      const key = events[child];
      if (event.type === EVENT_ID.SEQUENCE) yield { key: index, start: startOf(key), value: child };
      else {
        const name = key?.type === EVENT_ID.SCALAR ? getScalarValue(text, key) : "";
        const start = startOf(key);
        child = ends[child] ?? events.length;
        yield { key: name, start, value: child };
      }
      child = ends[child] ?? events.length;
    }
  }

  function resolveAlias(at: number): number {
    const alias = events[at];
    if (alias?.type !== EVENT_ID.ALIAS) return at;
    const name = text.slice(alias.anchorStart, alias.anchorEnd);
    const isAnchor = (event: Event): boolean =>
      "anchorStart" in event &&
      event.type !== EVENT_ID.ALIAS &&
      text.slice(event.anchorStart, event.anchorEnd) === name;
    return events.slice(0, at).findLastIndex(isAnchor);
  }

  return { offsetOf, roundedNumbers };
}

/** Returns for each event the index of the event after its subtree. */
function findEnds(events: readonly Event[]): Int32Array {
  const ends = new Int32Array(events.length);
  const open: number[] = [];
  for (const [index, { type }] of events.entries()) {
    if (type === EVENT_ID.POP) ends[open.pop() ?? 0] = index + 1;
    else if (type === EVENT_ID.SCALAR || type === EVENT_ID.ALIAS) ends[index] = index + 1;
    else open.push(index);
  }
  return ends;
}

function startOf(event: Event | undefined): number {
  if (event === undefined) return 0;
  if (event.type === EVENT_ID.SCALAR) return event.valueStart;
  if (event.type === EVENT_ID.ALIAS) return event.anchorStart;
  return event.type === EVENT_ID.MAPPING || event.type === EVENT_ID.SEQUENCE ? event.start : 0;
}
