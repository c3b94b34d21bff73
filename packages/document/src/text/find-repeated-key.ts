import { load, YAMLException } from "js-yaml";
import { isRecord } from "../openapi/node.ts";
import { skipSpace, skipString } from "./json-positions.ts";

/** A key that occurs twice in one object: `JSON.parse` silently keeps the last value. */
export interface RepeatedKey {
  /** Counted from 1; `undefined` when the parser does not report it. */
  line: number | undefined;
  message: string;
}

/** Finds a repeated key in an object of a JSON text. `value` is the result of `JSON.parse`. */
export function findRepeatedKey(text: string, value: unknown): RepeatedKey | undefined {
  // The parser that reports positions is slow. It runs only when the value has fewer keys than the text.
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
  for (let start = text.indexOf('"'); start !== -1;) {
    const end = skipString(text, start);
    if (text[skipSpace(text, end)] === ":") count += 1;
    start = text.indexOf('"', end);
  }
  return count;
}

function countKeys(value: unknown): number {
  const left: unknown[] = [value];
  let count = 0;
  while (left.length > 0) {
    const next = left.pop();
    if (Array.isArray(next)) {
      for (const inner of next) if (isRecord(inner)) left.push(inner);
    } else if (isRecord(next)) {
      for (const key in next) {
        count += 1;
        if (isRecord(next[key])) left.push(next[key]);
      }
    }
  }
  return count;
}

/** Returns the parser's message. A message about a repeated key names the key: in a document on one line, the line number does not help. */
export function describeSyntaxError({ reason, mark }: YAMLException): string {
  const key = mark && /duplicat/i.test(reason) ? readKey(mark.buffer, mark.position) : undefined;
  return key === undefined ? reason : `${reason} \`${key}\``;
}

/** Reads the key at a position. The position of a quoted key is that of its first character after the quote. */
function readKey(text: string, position: number): string | undefined {
  const pattern = selectKeyPattern(text.charAt(position - 1));
  pattern.lastIndex = position;
  return pattern.exec(text)?.[0].trim();
}

function selectKeyPattern(quote: string): RegExp {
  if (quote === '"') return /(?:[^"\\\n]|\\.)+/y;
  return quote === "'" ? /[^'\n]+/y : /[^\s:][^:\n]*/y;
}
