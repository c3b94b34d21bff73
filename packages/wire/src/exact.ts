/**
 * Marks the 64-bit numbers in a value. JSON has numbers there, which JavaScript would round. This package reads them as decimal
 * strings. Places without a mark are read and written as plain JSON.
 */
export interface Exact {
  /** The value itself is a 64-bit number. */
  readonly int64?: true;
  /** Marks of properties by name, and of the items of an array by position. */
  readonly fields?: { readonly [name: string]: ExactPart };
  /** Marks of the items of an array that are not in `fields`. */
  readonly items?: ExactPart;
  /** Marks of the properties that are not in `fields`. */
  readonly values?: ExactPart;
  /** Further marks of the same value. */
  readonly also?: readonly ExactPart[];
}

/** Marks, or a function that returns them. A function allows schemas to refer to one another. */
export type ExactPart = Exact | (() => Exact);

/** Marks a 64-bit number. */
export const int64: Exact = { int64: true };

/** Replaces the marked values in a JSON value, and returns the result. Changes objects and arrays in place. */
export function replaceMarked(value: unknown, part: ExactPart, replace: (value: unknown) => unknown): unknown {
  // A list instead of recursion: deep JSON would overflow the stack.
  const pending: [container: Container, exact: Exact][] = [];
  const visit = (found: unknown, marks: ExactPart): unknown => {
    const exact = typeof marks === "function" ? marks() : marks;
    let result = exact.int64 ? replace(found) : found;
    if (isContainer(result)) pending.push([result, exact]);
    for (const other of exact.also ?? []) result = visit(result, other);
    return result;
  };
  const result = visit(value, part);
  for (let next = pending.pop(); next; next = pending.pop()) replaceInside(...next, visit);
  return result;
}

/** An object or an array of JSON. */
type Container = Record<string, unknown> | unknown[];

function isContainer(value: unknown): value is Container {
  return typeof value === "object" && value !== null;
}

function replaceInside(
  container: Container,
  { fields = {}, items, values }: Exact,
  replace: (value: unknown, part: ExactPart) => unknown,
): void {
  if (Array.isArray(container)) {
    for (let index = 0; index < container.length; index += 1) {
      const part = fields[index] ?? items;
      if (part) container[index] = replace(container[index], part);
    }
    return;
  }
  // Writes only own properties, so `__proto__` is a name like any other.
  for (const name of Object.keys(values ? container : fields)) {
    const part = !values || Object.hasOwn(fields, name) ? fields[name] : values;
    if (part && Object.hasOwn(container, name)) container[name] = replace(container[name], part);
  }
}

const decimal = /^-?(?:0|[1-9]\d*)$/;

/** Returns `true` for a decimal string that can be written as an integer of JSON. */
export function isDecimal(value: unknown): value is string {
  return typeof value === "string" && decimal.test(value);
}
