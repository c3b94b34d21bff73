import { type CountKeyword, isLowerLimit } from "../numbers/limit-keywords.ts";
import type { AssertionKeyword } from "../openapi/keywords.ts";
import {
  keyOf,
  resolveSchema,
  type Schema,
  type SchemaObject,
  type SchemaScope,
  type SchemaType,
  typesOf,
} from "./schema.ts";

/** Several schemas that one value must match, with each `$ref` and `allOf` resolved. */
export interface Merged {
  /** The schemas that the value must match. Of each, only the keywords other than `$ref`, `allOf` and choices count. */
  members: readonly SchemaObject[];
  /** The keys of the component schemas that were resolved. */
  keys: readonly string[];
  /** The choices that remain. */
  choices: readonly Choice[];
}

/** A `oneOf`, an `anyOf`, or the two cases of a condition. */
export interface Choice {
  branches: readonly Schema[];
  /** Whether exactly one branch must match. */
  isExclusive: boolean;
}

/** Merges the schemas. Returns `undefined` when one of them admits no value. */
export function mergeSchemas(scope: SchemaScope, schemas: readonly Schema[]): Merged | undefined {
  const merged = { members: [] as SchemaObject[], choices: [] as Choice[] };
  const keys = new Set<string>();
  const add = (schema: Schema): boolean => {
    if (typeof schema === "boolean") return schema;
    const key = keyOf(schema);
    if (key === undefined) return addObject(schema);
    if (keys.has(key)) return true;
    keys.add(key);
    const target = Object.hasOwn(scope.schemas, key) ? scope.schemas[key] : undefined;
    return add(target ?? resolveSchema(scope, schema));
  };
  const addObject = (schema: SchemaObject): boolean => {
    merged.members.push(schema);
    for (const branches of [schema.oneOf, schema.anyOf]) {
      if (branches) merged.choices.push({ branches, isExclusive: branches === schema.oneOf });
    }
    for (const branches of readConditions(schema)) merged.choices.push({ branches, isExclusive: false });
    return (schema.allOf ?? []).every(add);
  };
  return schemas.every(add) ? { ...merged, keys: [...keys] } : undefined;
}

/** Replaces the first choice of merged schemas by one of its branches. */
export function takeBranch({ members, keys, choices }: Merged, branch: Merged): Merged {
  return {
    members: [...members, ...branch.members],
    keys: [...keys, ...branch.keys],
    choices: [...branch.choices, ...choices.slice(1)],
  };
}

/** Reads conditions as choices: `if` between `then` and `else`, a dependent schema between values with and without the property. */
function readConditions({ if: condition, then, else: otherwise, dependentSchemas = {} }: SchemaObject): Schema[][] {
  const conditions = Object.entries(dependentSchemas).map(([name, schema]): Schema[] => [
    schema,
    { properties: Object.fromEntries([[name, false]]) },
  ]);
  if (condition === undefined || (then === undefined && otherwise === undefined)) return conditions;
  const fulfilled = { allOf: [condition, then ?? true] };
  return [...conditions, [fulfilled, { allOf: [{ not: condition }, otherwise ?? true] }]];
}

/** Returns the types that all members admit, in the order of the first member; `undefined` when no member has a type. */
export function intersectTypes(members: readonly SchemaObject[]): readonly SchemaType[] | undefined {
  let types: readonly SchemaType[] | undefined;
  for (const member of members) {
    const own = typesOf(member);
    if (own.length === 0) continue;
    const admits = (type: SchemaType): boolean => own.includes(type) || (type === "integer" && own.includes("number"));
    // `number` in one member and `integer` in another make `integer`.
    const narrowed: SchemaType[] | undefined = types?.flatMap((type) => {
      if (admits(type)) return [type];
      return type === "number" && own.includes("integer") ? ["integer" as const] : [];
    });
    types = narrowed ?? own;
  }
  return types;
}

/** Returns the strictest bound that the members have for a keyword; `undefined` if none exists. */
export function readBound(members: readonly SchemaObject[], keyword: CountKeyword): number | undefined {
  const bounds = members.flatMap((member) => member[keyword] ?? []);
  if (bounds.length === 0) return undefined;
  return isLowerLimit(keyword) ? Math.max(...bounds) : Math.min(...bounds);
}

/** Lists the schemas of the item at an index, each once. Without any, those of items that nothing else evaluates. */
export function listItemSchemas(members: readonly SchemaObject[], index: number): Schema[] {
  const own = members.flatMap(({ prefixItems = [], items }) => prefixItems[index] ?? items ?? []);
  return [...new Set(own.length > 0 ? own : members.flatMap(({ unevaluatedItems = [] }) => unevaluatedItems))];
}

/**
 * The keywords that plans of values do not obey, so that values must be checked. `then`, `else`, `minContains` and `maxContains` have
 * effect only beside them.
 */
const unplanned = [
  "not",
  "if",
  "contains",
  "propertyNames",
  "dependentSchemas",
  "unevaluatedItems",
  "unevaluatedProperties",
] as const satisfies readonly AssertionKeyword[];

/** Returns `true` when a value that was built for these members may still be invalid. */
export function needsCheck({ members, choices }: Merged): boolean {
  return (
    choices.some(({ branches, isExclusive }) => isExclusive && branches.length > 1) ||
    members.some((member) => unplanned.some((keyword) => member[keyword] !== undefined))
  );
}
