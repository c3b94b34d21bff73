import { type Event, EVENT_ID, getScalarValue, parseEvents, SCALAR_STYLE } from "js-yaml";
import type { Step } from "../openapi/node.ts";
import { findInJson } from "./json-positions.ts";

/** An entry of a mapping or a sequence. */
interface Child {
  key: Step;
  /** Offset of the key, or of the item of a sequence. */
  start: number;
  /** Index of the value's event. */
  value: number;
}

/** The most levels of a text, for the parser and for the loader. */
export const mostLevels = 500;

/** Parses a text of YAML or JSON to find positions. Slower than the parser of values. */
export function readPositions(text: string) {
  const events = parseEvents(text, { maxDepth: mostLevels });
  const ends = findEnds(events);
  const known = new Map<number, ReadonlyMap<string, Child>>();

  /** Finds the offset of a place. For a missing place, returns the offset of the deepest existing parent. */
  function findOffset(steps: readonly Step[]): number {
    let position = 1;
    let start = 0;
    for (const step of steps) {
      const child = mapChildren(resolveAlias(position)).get(String(step));
      if (child === undefined) break;
      start = child.start;
      position = child.value;
    }
    return start;
  }

  /** Finds the values without quotes that `isWanted` accepts, with the steps to each. */
  function listNumbers(isWanted: (text: string) => boolean): { steps: Step[]; text: string }[] {
    const found: { steps: Step[]; text: string }[] = [];
    const steps: Step[] = [];
    const visit = (position: number): void => {
      const event = events[position];
      if (event?.type === EVENT_ID.SCALAR && event.style === SCALAR_STYLE.PLAIN) {
        const source = getScalarValue(text, event);
        if (isWanted(source)) found.push({ steps: [...steps], text: source });
      }
      for (const { key, value } of listChildren(position)) {
        steps.push(key);
        visit(value);
        steps.pop();
      }
    };
    visit(1);
    return found;
  }

  function mapChildren(position: number): ReadonlyMap<string, Child> {
    const children =
      known.get(position) ?? new Map([...listChildren(position)].map((child) => [String(child.key), child]));
    known.set(position, children);
    return children;
  }

  /** Iterates over the entries of a mapping or a sequence. */
  function* listChildren(position: number): Generator<Child> {
    const event = events[position];
    if (event?.type !== EVENT_ID.MAPPING && event?.type !== EVENT_ID.SEQUENCE) return;
    let child = position + 1;
    for (let index = 0; events[child] !== undefined && events[child]?.type !== EVENT_ID.POP; index++) {
      const key = events[child];
      if (event.type === EVENT_ID.SEQUENCE) yield { key: index, start: readStart(key), value: child };
      else {
        const name = key?.type === EVENT_ID.SCALAR ? getScalarValue(text, key) : "";
        const start = readStart(key);
        child = ends[child] ?? events.length;
        yield { key: name, start, value: child };
      }
      child = ends[child] ?? events.length;
    }
  }

  function resolveAlias(position: number): number {
    const alias = events[position];
    if (alias?.type !== EVENT_ID.ALIAS) return position;
    const name = text.slice(alias.anchorStart, alias.anchorEnd);
    const isAnchor = (event: Event): boolean =>
      "anchorStart" in event &&
      event.type !== EVENT_ID.ALIAS &&
      text.slice(event.anchorStart, event.anchorEnd) === name;
    return events.slice(0, position).findLastIndex(isAnchor);
  }

  return { findOffset, listNumbers };
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

/** Returns the offset at which a node begins. */
export function readStart(event: Event | undefined): number {
  if (event === undefined) return 0;
  if (event.type === EVENT_ID.SCALAR) return event.valueStart;
  if (event.type === EVENT_ID.ALIAS) return event.anchorStart;
  return event.type === EVENT_ID.MAPPING || event.type === EVENT_ID.SEQUENCE ? event.start : 0;
}

/**
 * Creates a function that finds the line of a place, counted from 1. For a missing place, it returns the line of the deepest existing
 * parent. The first call computes the positions.
 */
export function openLines(text: string, isJson: boolean): (steps: readonly Step[]) => number {
  let findOffset: ((steps: readonly Step[]) => number) | undefined;
  let lineStarts: readonly number[] = [];
  return (steps) => {
    findOffset ??= isJson ? findInJson(text) : readPositions(text).findOffset;
    if (lineStarts.length === 0) lineStarts = findLineStarts(text);
    return countLines(lineStarts, findOffset(steps));
  };
}

function findLineStarts(text: string): number[] {
  const starts = [0];
  for (let end = text.indexOf("\n"); end !== -1; end = text.indexOf("\n", end + 1)) starts.push(end + 1);
  return starts;
}

/** Counts the lines that start at or before the offset, by binary search. */
function countLines(lineStarts: readonly number[], offset: number): number {
  let low = 0;
  let high = lineStarts.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((lineStarts[middle] ?? 0) <= offset) low = middle + 1;
    else high = middle;
  }
  return low;
}
