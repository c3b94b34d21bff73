/** A JSON value as parsed. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

export type Fields = Readonly<Record<string, Json>>;

/** Types a value of a document or of a parser. */
export function asJson(value: unknown): Json {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Nothing else comes of JSON and YAML.
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
