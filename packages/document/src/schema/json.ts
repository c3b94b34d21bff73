/** A JSON value as parsed. An integer that a double would round is a `bigint`. */
export type Json = null | boolean | number | bigint | string | readonly Json[] | { readonly [key: string]: Json };

/** A JSON object. */
export type Fields = Readonly<Record<string, Json>>;

/** Returns a value of a document or a parser with the type of JSON. Does not check it. */
export function asJson(value: unknown): Json {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Parsers of JSON and YAML return nothing else.
  return value as Json;
}

/** Returns `true` for an object. */
export function isFields(value: Json | undefined): value is Fields {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Returns `true` for an array. */
export function isList(value: Json | undefined): value is readonly Json[] {
  return Array.isArray(value);
}

/** Returns `true` when two values are the same JSON. The order of fields does not matter. */
export function equalsJson(one: Json | undefined, other: Json | undefined): boolean {
  if (isList(one) && isList(other)) {
    return one.length === other.length && one.every((item, index) => equalsJson(item, other[index]));
  }
  if (!isFields(one) || !isFields(other)) return one === other;
  const names = Object.keys(one);
  return (
    names.length === Object.keys(other).length &&
    names.every((name) => Object.hasOwn(other, name) && equalsJson(one[name], other[name]))
  );
}

/**
 * Returns `true` when an item of a list is the same JSON as the value. Indexes each list once, so that a search takes equally long in any list. A list must
 * not change afterwards.
 */
export function includesJson(list: readonly unknown[], value: Json): boolean {
  const known = indexes.get(list);
  const index = known ?? new Set(list.map((item) => printCanonical(asJson(item))));
  if (!known) indexes.set(list, index);
  return index.has(printCanonical(value));
}

const indexes = new WeakMap<readonly unknown[], ReadonlySet<string>>();

/** Returns the values without those that are the same JSON as a value before them. */
export function withoutRepeated(values: readonly Json[]): Json[] {
  const kept = new Map<string, Json>();
  for (const value of values) {
    const print = printCanonical(value);
    if (!kept.has(print)) kept.set(print, value);
  }
  return [...kept.values()];
}

/** Prints a value so that two values have the same text exactly if they are the same JSON. */
export function printCanonical(value: Json): string {
  if (isList(value)) return `[${value.map(printCanonical).join()}]`;
  if (!isFields(value)) return typeof value === "string" ? JSON.stringify(value) : String(value);
  const names = Object.keys(value).sort();
  return `{${names.map((name) => `${JSON.stringify(name)}:${printCanonical(value[name] ?? null)}`).join()}}`;
}
