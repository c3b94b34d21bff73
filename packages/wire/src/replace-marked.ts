import type { Exact, ExactPart } from "./exact.js";

/** An object or an array, as JSON has them. */
export type Container = Record<string, unknown> | unknown[];

/**
 * Replaces what stands at the marked places and gives the outcome.
 *
 * `open` prepares each object or array on the way to be written into: it gives the thing itself, or a copy.
 */
export function replaceMarked(
  value: unknown,
  part: ExactPart,
  replace: (value: unknown) => unknown,
  open: (container: Container) => Container,
): unknown {
  const exact = typeof part === "function" ? part() : part;
  let result = exact.int64 ? replace(value) : value;
  if (isContainer(result)) {
    const opened = open(result);
    replaceInside(opened, exact, (inner, model) => replaceMarked(inner, model, replace, open));
    result = opened;
  }
  for (const model of exact.also ?? []) result = replaceMarked(result, model, replace, open);
  return result;
}

/** Is it an object or an array? */
export function isContainer(value: unknown): value is Container {
  return typeof value === "object" && value !== null;
}

function replaceInside(
  container: Container,
  { fields = {}, items, values }: Exact,
  replace: (value: unknown, part: ExactPart) => unknown,
): void {
  if (Array.isArray(container)) {
    if (items)
      for (let index = 0; index < container.length; index += 1) container[index] = replace(container[index], items);
    return;
  }
  // Only what is there is written, so that `__proto__` is a name like any other.
  for (const name of Object.keys(values ? container : fields)) {
    const part = Object.hasOwn(fields, name) ? fields[name] : values;
    if (part && Object.hasOwn(container, name)) container[name] = replace(container[name], part);
  }
}
