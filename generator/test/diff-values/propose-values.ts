import type { Json } from "../../../packages/diff/test/edit.ts";
import { fieldsOf, isFields } from "./list-schemas.ts";

/** Returns a random number from 0 to less than 1. */
export type Random = () => number;

/** A schema, and the component schemas of its document. */
export interface Source {
  readonly schema: unknown;
  readonly components: Json;
}

/** Creates random numbers. The same seed creates the same numbers. */
export function createRandom(seed: number): Random {
  let state = seed;
  return () => {
    state = (state + 0x6d_2b_79_f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const types = ["null", "boolean", "number", "string", "array", "object"] as const;
type Type = (typeof types)[number];

/** The types to which keywords apply. */
const typesOfKeywords: readonly (readonly [Type, string])[] = [
  ["number", "minimum maximum exclusiveMinimum exclusiveMaximum multipleOf"],
  ["string", "minLength maxLength pattern format contentSchema"],
  ["array", "items prefixItems contains minItems maxItems uniqueItems unevaluatedItems"],
  ["object", "properties required additionalProperties minProperties maxProperties patternProperties propertyNames"],
];

const texts = [
  "",
  "a",
  "b",
  "aa",
  "ab",
  "xx",
  "a1",
  "cat",
  "dog",
  "new",
  "2024-02-29",
  "a@b.example",
  "3f2b6a52-8c1e-4e0f-9d1a-6a3f6f1c2b7e",
];
const numbers = [0, 1, 2, 3, 4, 5, 6, 10, -1, 0.5, 1.5];

/** The depth at which values end. */
const maxDepth = 8;

/**
 * Proposes a value of a schema, near its limits and those of `other`, the schema of the same place in the other document. The value has only
 * properties that the schema names. It may be wrong: the caller checks it.
 */
export function proposeValue(source: Source, other: Source, random: Random, depth = 0): unknown {
  if (depth > maxDepth) return null;
  const [own, others] = [listParts(source, random), listParts(other, random)];
  const parts = [...own, ...others];
  const chance = (probability: number): boolean => random() < probability;
  const pick = <Item>(items: readonly Item[]): Item | undefined => items[Math.floor(random() * items.length)];
  const read = (keyword: string): unknown[] =>
    parts.flatMap(({ schema }) => (schema[keyword] === undefined ? [] : [schema[keyword]]));
  const readNumbers = (...keywords: readonly string[]): number[] =>
    keywords.flatMap(read).flatMap((value) => (typeof value === "number" ? [value] : []));
  const listed = [...read("enum").flat(), ...read("const")];
  if (listed.length > 0 && chance(0.7)) return pick(listed);
  const type = chance(0.9) ? (pick(listTypes(own)) ?? pick(types)) : pick(types);
  const inner = (select: (schema: Json) => unknown[]): readonly [Source, Source] => [
    join(own, select),
    join(others, select),
  ];

  switch (type) {
    case "null":
      return null;
    case "boolean":
      return chance(0.5);
    case "number": {
      const limits = readNumbers("minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum");
      const steps = readNumbers("multipleOf");
      if (steps.length > 0 && chance(0.5)) return (pick(steps) ?? 1) * Math.floor(random() * 6 - 1);
      const near = limits.flatMap((limit) => [limit - 1, limit - 0.5, limit, limit + 0.5, limit + 1]);
      return pick(near.length > 0 && chance(0.7) ? near : numbers);
    }
    case "string": {
      const contents = inner(({ contentSchema }) => (contentSchema === undefined ? [] : [contentSchema]));
      if (read("contentSchema").length > 0 && chance(0.9))
        return JSON.stringify(proposeValue(...contents, random, depth + 1));
      const lengths = readNumbers("minLength", "maxLength").flatMap((length) => [length, length + 1, length - 1]);
      return lengths.length > 0 && chance(0.5) ? "a".repeat(Math.max(0, pick(lengths) ?? 0)) : pick(texts);
    }
    case "array": {
      if (depth > 5) return [];
      const lengths = [
        ...readNumbers("minItems", "maxItems", "minContains"),
        ...read("prefixItems").map((all) => [all].flat().length),
      ];
      const length = pick([...lengths.flatMap((each) => [each, each + 1, each - 1]), 0, 1, 2]) ?? 0;
      const items: unknown[] = [];
      while (items.length < length) {
        const index = items.length;
        const item = inner(({ prefixItems, items: rest, contains, unevaluatedItems }) => [
          ...(contains !== undefined && chance(0.5) ? [contains] : []),
          ...(Array.isArray(prefixItems) && index < prefixItems.length
            ? [prefixItems[index]]
            : [rest ?? unevaluatedItems].filter((each) => each !== undefined)),
        ]);
        items.push(chance(0.1) && items.length > 0 ? items[0] : proposeValue(...item, random, depth + 1));
      }
      return items;
    }
    default: {
      const names = new Set(own.flatMap(({ schema }) => listNames(schema)));
      const required = new Set(own.flatMap(({ schema }) => [schema["required"]].flat()));
      if (
        own.some(({ schema }) => isFields(schema["additionalProperties"]) || isFields(schema["unevaluatedProperties"]))
      )
        names.add("extra");
      const fields: Json = {};
      const isFull = chance(0.3);
      for (const name of names) {
        const isChosen = required.has(name) ? chance(0.95) : isFull || (depth < 5 && chance(0.5));
        if (!isChosen) continue;
        const property = inner((schema) => listSchemasOf(schema, name));
        fields[name] = proposeValue(...property, random, depth + 1);
      }
      return fields;
    }
  }
}

/** A schema that applies to a value, without its branches. */
interface Part {
  readonly schema: Json;
  readonly components: Json;
}

/** Lists the schemas that may apply to a value: mostly one branch of each choice, sometimes all. */
function listParts({ schema, components }: Source, random: Random, depth = 0): readonly Part[] {
  if (!isFields(schema) || depth > 6) return [];
  const { $ref: target, allOf, if: condition, then, else: otherwise, dependentSchemas } = schema;
  const isAll = random() < 0.15;
  const choices = ["oneOf", "anyOf"].flatMap((keyword) => {
    const branches: unknown = schema[keyword];
    if (!Array.isArray(branches)) return [];
    return isAll ? branches : [branches[Math.floor(random() * branches.length)]];
  });
  const cases = isAll ? [condition, then, otherwise] : random() < 0.5 ? [condition, then] : [otherwise];
  const inner: unknown[] = [
    ...(typeof target === "string" ? [components[target.replace(/^.*\//, "")]] : []),
    ...(Array.isArray(allOf) ? allOf : []),
    ...choices,
    ...cases,
    ...Object.values(fieldsOf(dependentSchemas)),
  ];
  return [
    { schema, components },
    ...inner.flatMap((each) => listParts({ schema: each, components }, random, depth + 1)),
  ];
}

/** Joins the schemas that parts have for a place within the value. */
function join(parts: readonly Part[], select: (schema: Json) => unknown[]): Source {
  return {
    schema: { allOf: [...new Set(parts.flatMap(({ schema }) => select(schema)))] },
    components: parts[0]?.components ?? {},
  };
}

function listTypes(parts: readonly Part[]): readonly Type[] {
  const named = new Set(
    parts.flatMap(({ schema }) => [schema["type"]].flat().map((type) => (type === "integer" ? "number" : type))),
  );
  const known = types.filter((type) => named.has(type));
  if (known.length > 0) return known;
  return typesOfKeywords.flatMap(([type, keywords]) =>
    keywords.split(" ").some((keyword) => parts.some(({ schema }) => schema[keyword] !== undefined)) ? [type] : [],
  );
}

function listNames({ properties, required, dependentRequired, dependentSchemas, patternProperties }: Json): string[] {
  const names = [
    ...Object.keys(fieldsOf(properties)),
    ...[required, ...Object.values(fieldsOf(dependentRequired))].flat(),
    ...Object.keys(fieldsOf(dependentRequired)),
    ...Object.keys(fieldsOf(dependentSchemas)),
    ...(isFields(patternProperties) ? ["a", "b"] : []),
  ];
  return names.flatMap((name) => (typeof name === "string" ? [name] : []));
}

function listSchemasOf(schema: Json, name: string): unknown[] {
  const { properties, patternProperties, additionalProperties, unevaluatedProperties } = schema;
  const own = fieldsOf(properties);
  const found = [
    ...(Object.hasOwn(own, name) ? [own[name]] : []),
    ...Object.entries(fieldsOf(patternProperties)).flatMap(([pattern, each]) =>
      new RegExp(pattern).test(name) ? [each] : [],
    ),
  ];
  return found.length > 0 ? found : [additionalProperties, unevaluatedProperties].filter((each) => each !== undefined);
}
