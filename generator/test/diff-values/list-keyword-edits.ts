import type { Json } from "../../../packages/diff/test/edit.ts";
import { isFields } from "./list-schemas.ts";

/** Edits a schema in place. */
export type EditSchema = () => unknown;

/** Returns one of the items; `undefined` if there are none. */
export function pick<Item>(items: readonly Item[], index: number): Item | undefined {
  return items[index % items.length];
}

/** Lists the edits of the keywords of a schema. Some insert the schema `other`, or one of its keywords. */
export function listKeywordEdits(schema: Json, other: unknown, variant: number): EditSchema[] {
  const keyword = pick(Object.keys(schema), variant);
  // A reference has no keywords of its own, and the alternatives of a discriminator remain references.
  if (keyword === undefined || schema["$ref"] !== undefined) return [];
  if (schema["discriminator"] !== undefined) return listTurns(schema);
  return [
    () => delete schema[keyword],
    () => Object.assign(schema, keepKeyword(other, variant)),
    () => Object.assign(schema, other),
    () => {
      const { [keyword]: moved, allOf } = schema;
      delete schema[keyword];
      schema["allOf"] = [...toList(keyword === "allOf" ? undefined : allOf), { [keyword]: moved }];
    },
    () => (schema["additionalProperties"] = pick([true, false, other], variant)),
    ...listTypeEdits(schema, variant),
    ...listLimitEdits(schema, variant),
    ...listTurns(schema),
    ...listListEdits(schema, other, variant),
    ...listPropertyEdits(schema, other, variant),
  ];
}

function listTypeEdits(schema: Json, variant: number): EditSchema[] {
  const types = toList(schema["type"]);
  return ["null", pick(["string", "integer", "number", "object", "array"], variant)].map((type): EditSchema => () => {
    const changed = types.includes(type) ? types.filter((each) => each !== type) : [...types, type];
    if (changed.length === 0) delete schema["type"];
    else schema["type"] = changed;
    if (type === "null" && Array.isArray(schema["enum"])) schema["enum"] = withNull(schema["enum"], null, changed);
  });
}

/** Returns a list with its null if the other one has null, else without it. Readers assume a null that only one of `type` and `enum` has. */
function withNull(list: readonly unknown[], own: unknown, other: readonly unknown[]): unknown[] {
  const others = list.filter((item) => item !== own);
  return other.includes("null") || other.includes(null) ? [...others, own] : others;
}

/** The keywords of limits, by type. */
const limits: Readonly<Record<string, readonly string[]>> = {
  string: ["minLength", "maxLength"],
  array: ["minItems", "maxItems"],
  object: ["minProperties", "maxProperties"],
  integer: ["minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum"],
  number: ["minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum"],
};

function listLimitEdits(schema: Json, variant: number): EditSchema[] {
  const keywords = toList(schema["type"]).flatMap((type) => limits[String(type)] ?? []);
  const edits = keywords.map(
    (keyword): EditSchema =>
      () =>
        (schema[keyword] = variant % 5),
  );
  if (keywords.includes("minimum")) edits.push(() => (schema["multipleOf"] = pick([1, 2, 3, 0.5], variant)));
  if (schema["type"] === "array") edits.push(() => (schema["uniqueItems"] = schema["uniqueItems"] !== true));
  return edits;
}

/** Keywords that become another one. */
const turns = [
  ["oneOf", "anyOf"],
  ["anyOf", "oneOf"],
  ["allOf", "anyOf"],
  ["if", "not"],
  ["then", "else"],
  ["minimum", "exclusiveMinimum"],
  ["exclusiveMaximum", "maximum"],
] as const;

function listTurns(schema: Json): EditSchema[] {
  return turns.flatMap(([from, to]): EditSchema[] => {
    const { [from]: moved } = schema;
    if (moved === undefined) return [];
    return [
      () => {
        delete schema[from];
        schema[to] = moved;
      },
    ];
  });
}

/** Lists the edits that add an item to a list, remove one, or reverse the list. */
function listListEdits(schema: Json, other: unknown, variant: number): EditSchema[] {
  return ["enum", "required", "oneOf", "anyOf", "allOf", "prefixItems"].flatMap((name): EditSchema[] => {
    const items = schema[name];
    if (!Array.isArray(items)) return [];
    const set = (changed: readonly unknown[]) => () => {
      if (changed.length === 0) delete schema[name];
      else schema[name] = changed;
      if (name === "enum" && schema["type"] !== undefined) {
        schema["type"] = withNull(toList(schema["type"]), "null", changed);
      }
    };
    const edits = [set(items.filter((_, index) => index !== variant % items.length)), set([...items].reverse())];
    if (name === "enum") edits.push(set([...new Set([...items, pick(["new", 5, null], variant)])]));
    else if (name !== "required") edits.push(set([...items, other]));
    return edits;
  });
}

/** Lists the edits that add, remove, rename or require a property. */
function listPropertyEdits(schema: Json, other: unknown, variant: number): EditSchema[] {
  const { properties } = schema;
  if (!isFields(properties)) return [];
  const required = toList(schema["required"]);
  const name = pick(Object.keys(properties), variant) ?? "a";
  const chosen = pick([name, "a", "b", "new"], variant);
  const changed = required.includes(chosen) ? required.filter((each) => each !== chosen) : [...required, chosen];
  return [
    () => (schema["required"] = changed),
    () => (properties["new"] = other),
    () => delete properties[name],
    () => {
      const { [name]: moved, ...rest } = properties;
      schema["properties"] = { ...rest, new: moved ?? other };
    },
  ];
}

/** Returns one of the keywords of a schema. */
function keepKeyword(schema: unknown, variant: number): Json {
  if (!isFields(schema)) return {};
  return Object.fromEntries(Object.entries(schema).filter((_, index, all) => index === variant % all.length));
}

function toList(value: unknown): unknown[] {
  return value === undefined ? [] : [value].flat();
}
