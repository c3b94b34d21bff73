import type { Step } from "../openapi/node.ts";

interface Child {
  /** Offset of the key, or of the item of a list. */
  start: number;
  /** Offset of the value. */
  value: number;
}

const quote = 0x22;
const backslash = 0x5c;
const opening = new Set([0x7b, 0x5b]);
const closing = new Set([0x7d, 0x5d]);

/**
 * Returns a function that finds the offset of a place in a valid JSON text; of its deepest existing parent when the place is
 * missing. It parses only the objects along the path, so that a search in megabytes takes milliseconds.
 */
export function findInJson(text: string): (steps: readonly Step[]) => number {
  const known = new Map<number, ReadonlyMap<string, Child>>();

  function childrenOf(container: number): ReadonlyMap<string, Child> {
    const found = known.get(container) ?? listChildren(text, container);
    known.set(container, found);
    return found;
  }

  return (steps) => {
    let value = skipSpace(text, 0);
    let start = value;
    for (const step of steps) {
      const child = childrenOf(value).get(String(step));
      if (child === undefined) break;
      ({ start, value } = child);
    }
    return start;
  };
}

function listChildren(text: string, container: number): ReadonlyMap<string, Child> {
  const children = new Map<string, Child>();
  const isObject = text[container] === "{";
  if (!isObject && text[container] !== "[") return children;
  let at = skipSpace(text, container + 1);
  for (let index = 0; at < text.length && !closing.has(text.charCodeAt(at)); index++) {
    const start = at;
    let key = String(index);
    if (isObject) {
      const end = skipString(text, at);
      key = readKey(text.slice(at, end));
      at = skipSpace(text, skipSpace(text, end) + 1);
    }
    children.set(key, { start, value: at });
    at = skipSpace(text, skipValue(text, at));
    if (text[at] === ",") at = skipSpace(text, at + 1);
  }
  return children;
}

function readKey(literal: string): string {
  return literal.includes("\\") ? String(JSON.parse(literal)) : literal.slice(1, -1);
}

/** Returns the offset after the value that begins here. */
function skipValue(text: string, start: number): number {
  let depth = 0;
  for (let at = start; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === quote) {
      at = skipString(text, at) - 1;
      if (depth === 0) return at + 1;
    } else if (opening.has(code)) depth += 1;
    else if (closing.has(code)) {
      if (depth <= 1) return depth === 0 ? at : at + 1;
      depth -= 1;
    } else if (depth === 0 && code === 0x2c) return at;
  }
  return text.length;
}

/** Returns the offset after the string that begins here. */
function skipString(text: string, start: number): number {
  let end = text.indexOf('"', start + 1);
  while (end !== -1) {
    let slashes = 0;
    while (text.charCodeAt(end - 1 - slashes) === backslash) slashes += 1;
    if (slashes % 2 === 0) return end + 1;
    end = text.indexOf('"', end + 1);
  }
  return text.length;
}

function skipSpace(text: string, start: number): number {
  let at = start;
  while (" \t\r\n".includes(text[at] ?? "x")) at += 1;
  return at;
}
