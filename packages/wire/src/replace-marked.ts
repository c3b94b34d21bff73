import type { Exact, ExactPart } from "./exact.js";

/** An object or an array, as JSON has them. */
export type Container = Record<string, unknown> | unknown[];

/** Replaces what stands at the marked places of a value of JSON, in it, and gives the outcome. */
export function replaceMarked(value: unknown, part: ExactPart, replace: (value: unknown) => unknown): unknown {
  // What is left to look into; kept here and not on the stack, which a deep answer would use up.
  const left: [container: Container, exact: Exact][] = [];
  const visit = (met: unknown, model: ExactPart): unknown => {
    const exact = typeof model === "function" ? model() : model;
    let result = exact.int64 ? replace(met) : met;
    if (isContainer(result)) left.push([result, exact]);
    for (const other of exact.also ?? []) result = visit(result, other);
    return result;
  };
  const result = visit(value, part);
  for (let next = left.pop(); next; next = left.pop()) replaceInside(...next, visit);
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
    const part = !values || Object.hasOwn(fields, name) ? fields[name] : values;
    if (part && Object.hasOwn(container, name)) container[name] = replace(container[name], part);
  }
}
