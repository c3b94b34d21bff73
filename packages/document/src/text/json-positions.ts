import type { Step } from "../openapi/node.ts";

interface Child {
  /** Offset of the key, or of the item of a list. */
  start: number;
  /** Offset of the value. */
  value: number;
}

const quote = 0x22;
const backslash = 0x5c;

// Comparisons of codes, since a search in megabytes makes millions of them.
function isOpening(code: number): boolean {
  return code === 0x7b || code === 0x5b;
}

function isClosing(code: number): boolean {
  return code === 0x7d || code === 0x5d;
}

function isSpace(code: number): boolean {
  return code === 0x20 || code === 0x0a || code === 0x0d || code === 0x09;
}

/** A container that was read as far as a child was looked for. */
interface Container {
  children: Map<string, Child>;
  rest: Iterator<[key: string, child: Child]>;
}

/**
 * Returns a function that finds the offset of a place in a valid JSON text; of its deepest existing parent when the place is
 * missing. It reads only the objects along the path, and no further than the place, so that a search in megabytes takes milliseconds.
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
  let at = skipSpace(text, container + 1);
  for (let index = 0; at < text.length && !isClosing(text.charCodeAt(at)); index++) {
    const start = at;
    let key = String(index);
    if (isObject) {
      const end = skipString(text, at);
      key = readKey(text.slice(at, end));
      at = skipSpace(text, skipSpace(text, end) + 1);
    }
    yield [key, { start, value: at }];
    at = skipSpace(text, skipValue(text, at));
    if (text[at] === ",") at = skipSpace(text, at + 1);
  }
}

function readKey(literal: string): string {
  return literal.includes("\\") ? String(JSON.parse(literal)) : literal.slice(1, -1);
}

/** Returns the offset after the value that begins here. */
function skipValue(text: string, start: number): number {
  let depth = 0;
  mark.lastIndex = start;
  while (mark.test(text)) {
    const at = mark.lastIndex - 1;
    const code = text.charCodeAt(at);
    if (code === quote) {
      const end = skipString(text, at);
      if (depth === 0) return end;
      mark.lastIndex = end;
    } else if (isOpening(code)) depth += 1;
    else if (isClosing(code)) {
      if (depth <= 1) return depth === 0 ? at : at + 1;
      depth -= 1;
    } else if (depth === 0) return at;
  }
  return text.length;
}

/** Finds the characters that begin and end values. Regular expressions skip megabytes in less time than loops. */
const mark = /["{}[\],]/g;

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

/** Returns the offset of the first character from here that is no space. */
export function skipSpace(text: string, start: number): number {
  let at = start;
  while (isSpace(text.charCodeAt(at))) at += 1;
  return at;
}
