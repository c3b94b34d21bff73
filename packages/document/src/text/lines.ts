import { findInJson } from "./json-positions.ts";
import type { Step } from "../openapi/node.ts";
import { readPositions } from "./positions.ts";

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
