import type { Step } from "../openapi/node.ts";

interface Child {
  /** Offset of the key, or of the item of a list. */
  start: number;
  /** Offset of the value. */
  value: number;
}

const quote = 0x22;
const backslash = 0x5c;

// These functions compare character codes, since a search in megabytes makes millions of comparisons.
function isOpening(code: number): boolean {
  return code === 0x7b || code === 0x5b;
}

function isClosing(code: number): boolean {
  return code === 0x7d || code === 0x5d;
}

function isSpace(code: number): boolean {
  return code === 0x20 || code === 0x0a || code === 0x0d || code === 0x09;
}

/** An object or a list, which is read up to the last child that was searched. */
interface Container {
  /** The children read so far. */
  children: Map<string, Child>;
  rest: Iterator<[key: string, child: Child]>;
}

/**
 * Creates a function that finds the offset of a place in a valid JSON text. For a missing place, it returns the offset of the deepest
 * existing parent. It reads only the objects along the path, up to the place, so that a search in megabytes takes milliseconds.
 */
export function findInJson(text: string): (steps: readonly Step[]) => number {
  const known = new Map<number, Container>();

  function findChild(start: number, name: string): Child | undefined {
    const container = known.get(start) ?? { children: new Map<string, Child>(), rest: listChildren(text, start) };
    known.set(start, container);
    const { children, rest } = container;
    while (!children.has(name)) {
      const next = rest.next();
      if (next.done === true) return undefined;
      children.set(...next.value);
    }
    return children.get(name);
  }

  return (steps) => {
    let value = skipSpace(text, 0);
    let start = value;
    for (const step of steps) {
      const child = findChild(value, String(step));
      if (child === undefined) break;
      ({ start, value } = child);
    }
    return start;
  };
}

function* listChildren(text: string, container: number): Generator<[key: string, child: Child]> {
  const isObject = text[container] === "{";
  if (!isObject && text[container] !== "[") return;
  let offset = skipSpace(text, container + 1);
  for (let index = 0; offset < text.length && !isClosing(text.charCodeAt(offset)); index++) {
    const start = offset;
    let key = String(index);
    if (isObject) {
      const end = skipString(text, offset);
      key = readKey(text.slice(offset, end));
      offset = skipSpace(text, skipSpace(text, end) + 1);
    }
    yield [key, { start, value: offset }];
    offset = skipSpace(text, skipValue(text, offset));
    if (text[offset] === ",") offset = skipSpace(text, offset + 1);
  }
}

function readKey(literal: string): string {
  return literal.includes("\\") ? String(JSON.parse(literal)) : literal.slice(1, -1);
}

/** Returns the offset after the value that begins here. */
function skipValue(text: string, start: number): number {
  const code = text.charCodeAt(start);
  if (code === quote) return skipString(text, start);
  const mark = isOpening(code) ? bracketOrString : scalarEnd;
  mark.lastIndex = start;
  for (let depth = 0; mark.test(text);) {
    const offset = mark.lastIndex - 1;
    if (mark === scalarEnd) return offset;
    if (isOpening(text.charCodeAt(offset))) depth += 1;
    else if (isClosing(text.charCodeAt(offset))) depth -= 1;
    if (depth === 0) return offset + 1;
  }
  return text.length;
}

/** Matches a bracket, or a whole string. A regular expression skips megabytes in less time than a loop. */
const bracketOrString = /[[\]{}]|"[^"\\]*(?:\\.[^"\\]*)*"/g;
/** Matches the character after a number or a word. */
const scalarEnd = /[,\]}]/g;

/** Returns the offset after the string that begins here. */
export function skipString(text: string, start: number): number {
  let end = text.indexOf('"', start + 1);
  while (end !== -1) {
    let slashes = 0;
    while (text.charCodeAt(end - 1 - slashes) === backslash) slashes += 1;
    if (slashes % 2 === 0) return end + 1;
    end = text.indexOf('"', end + 1);
  }
  return text.length;
}

/** Returns the offset of the first character from here that is not a space. */
export function skipSpace(text: string, start: number): number {
  let offset = start;
  while (isSpace(text.charCodeAt(offset))) offset += 1;
  return offset;
}
