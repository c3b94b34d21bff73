import { isInt64 } from "../openapi/openapi.ts";
import type { ExactModel } from "./exact.ts";
import { keyOf, type Schema, type SchemaObject, type SchemaScope } from "./schema.ts";

/** Where 64-bit numbers stand in the values of a document's schemas. */
export interface Exacts {
  /** Model of a component schema, by its key; `undefined` when it holds no 64-bit number at any depth. */
  named: (key: string) => ExactModel | undefined;
  /** Model of any schema of the document, likewise. */
  of: (schema: Schema) => ExactModel | undefined;
  /** Models of a component schema by its alias: one, or none. */
  byAlias: (alias: string) => readonly ExactModel[];
}

/** Builds the models of a document's schemas, each when it is requested. */
export function buildExacts(scope: SchemaScope): Exacts {
  const holders = findHolders(scope);
  const models = new Map<string, ExactModel | undefined>();

  function named(key: string): ExactModel | undefined {
    if (!holders.has(key)) return undefined;
    if (!models.has(key)) models.set(key, of(schemaAt(scope, key)));
    return models.get(key);
  }

  function of(schema: Schema): ExactModel | undefined {
    if (typeof schema !== "object") return undefined;
    const key = keyOf(schema);
    if (key !== undefined) {
      const alias = holders.has(key) ? scope.aliases.get(key) : undefined;
      return alias === undefined ? undefined : { schemas: [alias] };
    }
    if (isInt64(schema)) return { int64: true };
    return overlay([fieldsModel(schema, of), ...branchesOf(schema).map(of)]);
  }

  function byAlias(alias: string): readonly ExactModel[] {
    const model = named(keys.get(alias) ?? "");
    return model ? [model] : [];
  }

  const keys = new Map([...scope.aliases].map(([key, alias]) => [alias, key]));
  return { named, of, byAlias };
}

/** Keys of the component schemas that hold a 64-bit number, in themselves or in what they refer to. */
function findHolders(scope: SchemaScope): ReadonlySet<string> {
  const referrers = new Map<string, string[]>();
  const found: string[] = [];
  for (const key of Object.keys(scope.schemas)) {
    const seen = { int64: false, keys: new Set<string>() };
    survey(schemaAt(scope, key), seen);
    if (seen.int64) found.push(key);
    for (const referred of seen.keys) referrers.set(referred, [...(referrers.get(referred) ?? []), key]);
  }
  const holders = new Set<string>();
  for (let key = found.pop(); key !== undefined; key = found.pop()) {
    if (holders.has(key)) continue;
    holders.add(key);
    found.push(...(referrers.get(key) ?? []));
  }
  return holders;
}

function survey(schema: Schema, seen: { int64: boolean; keys: Set<string> }): void {
  if (typeof schema !== "object") return;
  const key = keyOf(schema);
  if (key !== undefined) seen.keys.add(key);
  else if (isInt64(schema)) seen.int64 = true;
  else for (const part of [...partsOf(schema), ...branchesOf(schema)]) survey(part, seen);
}

function schemaAt(scope: SchemaScope, key: string): Schema {
  return Object.hasOwn(scope.schemas, key) ? (scope.schemas[key] ?? true) : true;
}

/** Schemas of the same value. */
function branchesOf(schema: SchemaObject): Schema[] {
  const { allOf = [], anyOf = [], oneOf = [], if: condition, then, else: otherwise, dependentSchemas = {} } = schema;
  const conditional = [condition, then, otherwise].filter((part) => part !== undefined);
  return [...allOf, ...anyOf, ...oneOf, ...conditional, ...Object.values(dependentSchemas)];
}

/** Schemas of what the value contains. */
function partsOf(schema: SchemaObject): Schema[] {
  const { properties = {}, patternProperties = {}, prefixItems = [] } = schema;
  const single = [schema.additionalProperties, schema.items, schema.contains, schema.unevaluatedProperties];
  return [
    ...Object.values(properties),
    ...Object.values(patternProperties),
    ...prefixItems,
    ...single.filter((part) => part !== undefined),
  ];
}

/** Builds the model of `properties` and `items`, without the schemas of the same value. */
function fieldsModel(schema: SchemaObject, of: (schema: Schema) => ExactModel | undefined): ExactModel | undefined {
  const { properties = {}, patternProperties = {}, prefixItems = [] } = schema;
  const others = [schema.additionalProperties, schema.unevaluatedProperties, ...Object.values(patternProperties)];
  const elements = [...prefixItems, schema.items, schema.contains];
  const values = overlay(others.map((part) => (part === undefined ? undefined : of(part))));
  const items = overlay(elements.map((part) => (part === undefined ? undefined : of(part))));
  const fields: [string, ExactModel][] = [];
  for (const [name, property] of Object.entries(properties)) {
    // Beside marked values, a property without marks of its own has to say so.
    const model = of(property) ?? (values ? {} : undefined);
    if (model) fields.push([name, model]);
  }
  if (fields.length === 0 && !values && !items) return undefined;
  return {
    ...(fields.length > 0 ? { fields: Object.fromEntries(fields) } : {}),
    ...(items ? { items } : {}),
    ...(values ? { values } : {}),
  };
}

/** One model of several that hold at the same place. */
function overlay(models: readonly (ExactModel | undefined)[]): ExactModel | undefined {
  const present = models.filter((model) => model !== undefined);
  const [first, ...rest] = present;
  if (!first || rest.length === 0) return first;
  const names = new Set(present.flatMap((model) => Object.keys(model.fields ?? {})));
  const fields: [string, ExactModel][] = [];
  for (const name of names) {
    const field = overlay(present.map((model) => fieldOf(model, name)));
    if (field) fields.push([name, field]);
  }
  const items = overlay(present.map((model) => model.items));
  const values = overlay(present.map((model) => model.values));
  const schemas = [...new Set(present.flatMap((model) => model.schemas ?? []))];
  return {
    ...(present.some((model) => model.int64) ? { int64: true } : {}),
    ...(fields.length > 0 ? { fields: Object.fromEntries(fields) } : {}),
    ...(items ? { items } : {}),
    ...(values ? { values } : {}),
    ...(schemas.length > 0 ? { schemas } : {}),
  };
}

function fieldOf({ fields = {}, values }: ExactModel, name: string): ExactModel | undefined {
  return Object.hasOwn(fields, name) ? fields[name] : values;
}
