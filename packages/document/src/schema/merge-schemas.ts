import type { Discriminated } from "./read-discriminators.ts";
import {
  keyOf,
  resolveSchema,
  type Schema,
  type SchemaObject,
  type SchemaScope,
  type SchemaType,
  typesOf,
} from "./schema.ts";

/** Several schemas that one value must match, without `$ref` and `allOf`. Only choices are left. */
export interface Merged {
  /** Schemas that the value must match, all of them. Read only the keywords about the value itself. */
  members: readonly SchemaObject[];
  /** Keys of the component schemas on the way. */
  keys: readonly string[];
  choices: readonly Choice[];
}

/** A `oneOf`, an `anyOf`, or the two cases of a condition. */
export interface Choice {
  branches: readonly Schema[];
  /** Exactly one may hold. */
  exclusive: boolean;
}

/** Merges the schemas. Returns `undefined` when one of them admits no value. */
export function mergeSchemas(
  scope: SchemaScope,
  schemas: readonly Schema[],
  discriminated: Discriminated = new Map(),
): Merged | undefined {
  const merged = { members: [] as SchemaObject[], choices: [] as Choice[] };
  const keys = new Set<string>();
  const add = (schema: Schema): boolean => {
    if (typeof schema === "boolean") return schema;
    const key = keyOf(schema);
    if (key === undefined) return addObject(schema);
    if (keys.has(key)) return true;
    keys.add(key);
    const discriminator = discriminated.get(key);
    if (discriminator) merged.members.push(discriminator);
    const target = Object.hasOwn(scope.schemas, key) ? scope.schemas[key] : undefined;
    return add(target ?? resolveSchema(scope, schema));
  };
  const addObject = (schema: SchemaObject): boolean => {
    merged.members.push(schema);
    for (const branches of [schema.oneOf, schema.anyOf]) {
      if (branches) merged.choices.push({ branches, exclusive: branches === schema.oneOf });
    }
    for (const branches of readConditions(schema)) merged.choices.push({ branches, exclusive: false });
    return (schema.allOf ?? []).every(add);
  };
  return schemas.every(add) ? { ...merged, keys: [...keys] } : undefined;
}

/** `if` is a choice between `then` and `else`; a dependent schema, between a value with the property and one without. */
function readConditions({ if: condition, then, else: otherwise, dependentSchemas = {} }: SchemaObject): Schema[][] {
  const conditions = Object.entries(dependentSchemas).map(([name, schema]): Schema[] => [
    schema,
    { properties: Object.fromEntries([[name, false]]) },
  ]);
  if (condition === undefined || (then === undefined && otherwise === undefined)) return conditions;
  const met = { allOf: [condition, then ?? true] };
  return [...conditions, [met, { allOf: [{ not: condition }, otherwise ?? true] }]];
}

/** The types that all members admit, in the order of the first; `undefined` when no member has a type. */
export function readTypes(members: readonly SchemaObject[]): readonly SchemaType[] | undefined {
  let types: readonly SchemaType[] | undefined;
  for (const member of members) {
    const own = typesOf(member);
    if (own.length === 0) continue;
    const admits = (type: SchemaType): boolean => own.includes(type) || (type === "integer" && own.includes("number"));
    // `number` here and `integer` there make `integer`.
    const narrowed: SchemaType[] | undefined = types?.flatMap((type) => {
      if (admits(type)) return [type];
      return type === "number" && own.includes("integer") ? ["integer" as const] : [];
    });
    types = narrowed ?? own;
  }
  return types;
}

/** The greatest lower bound, or the least upper bound, that members name under a keyword. */
export function readBound(
  members: readonly SchemaObject[],
  keyword: "minLength" | "maxLength" | "minItems" | "maxItems" | "minProperties" | "maxProperties",
): number | undefined {
  const bounds = members.flatMap((member) => member[keyword] ?? []);
  if (bounds.length === 0) return undefined;
  return keyword.startsWith("min") ? Math.max(...bounds) : Math.min(...bounds);
}

/** Keywords that the planning ignores, so that its values are checked. */
const unplanned = [
  "not",
  "if",
  "contains",
  "dependentSchemas",
  "propertyNames",
  "unevaluatedProperties",
  "unevaluatedItems",
] as const satisfies readonly (keyof SchemaObject)[];

/** Returns `true` when a value that was built for these members may still be invalid. */
export function needsProof({ members, choices }: Merged): boolean {
  return (
    choices.some(({ branches, exclusive }) => exclusive && branches.length > 1) ||
    members.some((member) => unplanned.some((keyword) => member[keyword] !== undefined))
  );
}
