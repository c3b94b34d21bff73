import { keyOf, type Schema, type SchemaObject, type SchemaScope, typesOf } from "./schema.ts";

/** The heights of schemas. A height is the depth of the smallest value, counted in component schemas. */
export interface Heights {
  /** Returns the height of a schema; `Infinity` when no finite value exists. */
  measure: (schema: Schema) => number;
  /** Returns `true` when each value of the component schema contains, at any depth, a value of one of `others`. */
  needs: (key: string, others: ReadonlySet<string>) => boolean;
  /**
   * Lists the component schemas that a component schema needs and whose heights are multiples of {@link levelStep}, lowest first. A
   * recursion that handles them in this order is never deeper than {@link levelStep}.
   */
  listLower: (key: string) => string[];
  /** Orders the branches of a choice: the branch with the least height first, `null` last. */
  order: (branches: readonly Schema[]) => readonly Schema[];
}

/** The number of heights from one listed schema to the next. */
const levelStep = 20;

/** Measures the heights of all component schemas, so that samples of recursive schemas end. */
export function measureHeights(scope: SchemaScope): Heights {
  const heights = new Map<string, number>();
  const measure = (schema: Schema): number =>
    measureHeight(schema, (key) => heights.get(key) ?? Number.POSITIVE_INFINITY);
  const users = new Map<string, Set<string>>();
  for (const [key, schema] of Object.entries(scope.schemas)) {
    measureHeight(schema, (used) => {
      users.set(used, (users.get(used) ?? new Set()).add(key));
      return Number.POSITIVE_INFINITY;
    });
  }
  // Each round measures the schemas that are one level higher than those of the round before.
  for (let round = new Set(Object.keys(scope.schemas)); round.size > 0;) {
    const measured = [...round].flatMap((key): [string, number][] => {
      const height = heights.has(key) ? Number.POSITIVE_INFINITY : measure(scope.schemas[key] ?? true);
      return Number.isFinite(height) ? [[key, height]] : [];
    });
    for (const [key, height] of measured) heights.set(key, height);
    round = new Set(measured.flatMap(([key]) => [...(users.get(key) ?? [])]));
  }
  const order = (branches: readonly Schema[]): readonly Schema[] =>
    branches.length < 2 ? branches : [...branches].sort((one, other) => rank(one, measure) - rank(other, measure));

  const needed = new Map<string, ReadonlySet<string>>();
  function listNeeded(key: string): ReadonlySet<string> {
    const known = needed.get(key);
    if (known) return known;
    const found = new Set<string>();
    if (Object.hasOwn(scope.schemas, key)) collectNeeds(scope.schemas[key] ?? true, measure, found);
    needed.set(key, found);
    return found;
  }
  function needs(key: string, others: ReadonlySet<string>): boolean {
    // A schema needs only schemas that are lower.
    const height = heights.get(key) ?? Number.POSITIVE_INFINITY;
    const hasLower = [...others].some((other) => other === key || (heights.get(other) ?? 0) < height);
    if (!hasLower) return false;
    const reached = new Set([key]);
    for (const next of reached) {
      if (others.has(next)) return true;
      for (const inner of listNeeded(next)) reached.add(inner);
    }
    return false;
  }
  function listLower(key: string): string[] {
    const height = heights.get(key) ?? Number.POSITIVE_INFINITY;
    if (height <= levelStep || !Number.isFinite(height)) return [];
    const reached = new Set([key]);
    for (const next of reached) for (const inner of listNeeded(next)) reached.add(inner);
    return [...reached]
      .map((inner) => ({ inner, level: heights.get(inner) ?? height }))
      .filter(({ level }) => level < height && level % levelStep === 0)
      .sort((one, other) => one.level - other.level)
      .map(({ inner }) => inner);
  }
  return { measure, needs, listLower, order };
}

function rank(schema: Schema, measure: (schema: Schema) => number): number {
  const types = typesOf(schema);
  return types.length === 1 && types[0] === "null" ? Number.MAX_VALUE : measure(schema);
}

/** Lists the schemas of the required parts of an object or an array. */
function listRequiredParts(schema: SchemaObject): Schema[] {
  const { properties = {}, required = [], minProperties = 0, minItems = 0, items, prefixItems = [] } = schema;
  if (required.length === 0 && minProperties === 0 && minItems === 0) return [];
  if (!admitsOnly(schema, "object") && !admitsOnly(schema, "array")) return [];
  const fields = required.flatMap((name) => (Object.hasOwn(properties, name) ? (properties[name] ?? []) : []));
  const others = minProperties > required.length ? [schema.additionalProperties ?? true] : [];
  const elements =
    minItems > 0 ? [...prefixItems.slice(0, minItems), ...(minItems > prefixItems.length ? [items ?? true] : [])] : [];
  return [...fields, ...others, ...elements];
}

/** Returns `true` when a schema admits no other type, such as `null`. */
function admitsOnly(schema: SchemaObject, type: "object" | "array"): boolean {
  const types = typesOf(schema);
  return types.every((own) => own === type);
}

function measureHeight(schema: Schema, heightAt: (key: string) => number): number {
  if (typeof schema === "boolean") return schema ? 0 : Number.POSITIVE_INFINITY;
  const key = keyOf(schema);
  if (key !== undefined) return 1 + heightAt(key);
  if (schema.enum || schema.const !== undefined) return 0;
  const inner = (part: Schema): number => measureHeight(part, heightAt);
  let height = 0;
  for (const part of [...(schema.allOf ?? []), ...listRequiredParts(schema)]) height = Math.max(height, inner(part));
  for (const branches of [schema.oneOf, schema.anyOf]) {
    if (branches) height = Math.max(height, Math.min(...branches.map(inner)));
  }
  return height;
}

/** Collects the keys of the component schemas that the smallest value of a schema needs. */
function collectNeeds(schema: Schema, measure: Heights["measure"], found: Set<string>): void {
  if (typeof schema === "boolean" || schema.enum || schema.const !== undefined) return;
  const key = keyOf(schema);
  if (key !== undefined) {
    found.add(key);
    return;
  }
  const chosen = [schema.oneOf, schema.anyOf].flatMap((branches = []) =>
    branches.toSorted((one, other) => measure(one) - measure(other)).slice(0, 1),
  );
  for (const part of [...(schema.allOf ?? []), ...listRequiredParts(schema), ...chosen])
    collectNeeds(part, measure, found);
}
