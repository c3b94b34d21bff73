import { findInJson } from "./json-positions.ts";
import type { Step } from "../openapi/node.ts";
import { readPositions } from "./positions.ts";

/**
 * Returns a function that finds the line of a place, counted from 1; of its deepest existing parent when the place is missing. Positions
 * are computed on the first call.
 */
export function openLines(text: string, isJson: boolean): (steps: readonly Step[]) => number {
  let offsetOf: ((steps: readonly Step[]) => number) | undefined;
  let lineStarts: readonly number[] = [];
  return (steps) => {
    offsetOf ??= isJson ? findInJson(text) : readPositions(text).offsetOf;
    if (lineStarts.length === 0) lineStarts = findLineStarts(text);
    return lineAt(lineStarts, offsetOf(steps));
  };
}

function findLineStarts(text: string): number[] {
  const starts = [0];
  for (let at = text.indexOf("\n"); at !== -1; at = text.indexOf("\n", at + 1)) starts.push(at + 1);
  return starts;
}

/** Counts the lines that start at or before the offset. */
function lineAt(lineStarts: readonly number[], offset: number): number {
  let low = 0;
  let high = lineStarts.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((lineStarts[middle] ?? 0) <= offset) low = middle + 1;
    else high = middle;
  }
  return low;
}
