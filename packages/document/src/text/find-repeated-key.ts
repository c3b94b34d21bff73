import { YAMLException, load } from "js-yaml";
import { describeSyntaxError } from "./describe-syntax-error.ts";

/** A key that stands twice in one object: `JSON.parse` would keep the last without a word. */
export interface RepeatedKey {
  line: number | undefined;
  message: string;
}

/** Finds a key that stands twice in one object of a JSON text. `value` is what `JSON.parse` made of the text. */
export function findRepeatedKey(text: string, value: unknown): RepeatedKey | undefined {
  // The parser that tells where is slow, so that it is asked only when keys are fewer than were written.
  if (countWrittenKeys(text) === countKeys(value)) return undefined;
  try {
    load(text, { maxDepth: Number.MAX_SAFE_INTEGER });
    return undefined;
  } catch (error) {
    if (!(error instanceof YAMLException) || !/duplicat/i.test(error.reason)) return undefined;
    return { line: error.mark ? error.mark.line + 1 : undefined, message: describeSyntaxError(error) };
  }
}

function countWrittenKeys(text: string): number {
  let count = 0;
  for (const [, colon] of text.matchAll(/"(?:[^"\\]|\\.)*"(\s*:)?/g)) if (colon !== undefined) count += 1;
  return count;
}

function countKeys(value: unknown): number {
  const left: unknown[] = [value];
  let count = 0;
  while (left.length > 0) {
    const next = left.pop();
    if (typeof next !== "object" || next === null) continue;
    const values: unknown[] = Object.values(next);
    if (!Array.isArray(next)) count += values.length;
    for (const inner of values) if (typeof inner === "object") left.push(inner);
  }
  return count;
}
