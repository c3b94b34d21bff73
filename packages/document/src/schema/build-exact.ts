import { isInt64 } from "../openapi/int64.ts";
import { isSchema } from "../openapi/openapi.ts";
import { findTarget } from "../openapi/resolve-reference.ts";
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

/** How the schemas of a document refer to one another. */
interface References {
  /** Returns the key of the schema that `$ref` leads to; `undefined` for a schema that is no reference. */
  keyOf: (schema: SchemaObject) => string | undefined;
  schemaAt: (key: string) => Schema;
  aliasOf: (key: string) => string | undefined;
  keyOfAlias: (alias: string) => string | undefined;
}

/** Builds the models of a scope's schemas, each when it is requested. */
export function buildExacts(scope: SchemaScope): Exacts {
  const keys = new Map([...scope.aliases].map(([key, alias]) => [alias, key]));
  return createExacts({
    keyOf,
    schemaAt: (key) => (Object.hasOwn(scope.schemas, key) ? (scope.schemas[key] ?? true) : true),
    aliasOf: (key) => scope.aliases.get(key),
    keyOfAlias: (alias) => keys.get(alias),
  });
}

/** Builds the models of all schemas of a document, as {@link buildExacts} does. Key and alias of a schema are its `$ref`. */
export function buildDocumentExacts(document: object): Exacts {
  return createExacts({
    keyOf: ({ $ref }) => (typeof $ref === "string" ? $ref : undefined),
    schemaAt: ($ref) => {
      const target = findTarget(document, $ref);
      return isSchema(target) ? target : true;
    },
    aliasOf: ($ref) => $ref,
    keyOfAlias: ($ref) => $ref,
  });
}

function createExacts(references: References): Exacts {
  const { aliasOf, keyOfAlias, schemaAt } = references;
  const holds = findHolders(references);
  const models = new Map<string, ExactModel | undefined>();

  function named(key: string): ExactModel | undefined {
    if (!holds(key)) return undefined;
    if (!models.has(key)) models.set(key, of(schemaAt(key)));
    return models.get(key);
  }

  function of(schema: Schema): ExactModel | undefined {
    if (typeof schema !== "object") return undefined;
    if (isInt64(schema)) return { int64: true };
    return overlay([referred(schema), fieldsModel(schema, of), ...branchesOf(schema).map(of)]);
  }

  function referred(schema: SchemaObject): ExactModel | undefined {
    const key = references.keyOf(schema);
    const alias = key !== undefined && holds(key) ? aliasOf(key) : undefined;
    return alias === undefined ? undefined : { schemas: [alias] };
  }

  function byAlias(alias: string): readonly ExactModel[] {
    const model = named(keyOfAlias(alias) ?? "");
    return model ? [model] : [];
  }

  return { named, of, byAlias };
}

/** Creates a check whether a schema contains a 64-bit number, in itself or in a schema that it refers to. Reads each schema once. */
function findHolders({ keyOf: toKey, schemaAt }: References): (key: string) => boolean {
  const holders = new Set<string>();
  const referrers = new Map<string, string[]>();

  function holds(key: string): boolean {
    if (!referrers.has(key)) explore(key);
    return holders.has(key);
  }

  /** Reads every schema that a schema leads to. */
  function explore(start: string): void {
    const found: string[] = [];
    referrers.set(start, []);
    const left = [start];
    for (let key = left.pop(); key !== undefined; key = left.pop()) {
      const seen = { int64: false, keys: new Set<string>() };
      survey(schemaAt(key), seen);
      if (seen.int64) found.push(key);
      for (const inner of seen.keys) {
        if (holders.has(inner)) found.push(key);
        const known = referrers.get(inner);
        if (known) known.push(key);
        else {
          referrers.set(inner, [key]);
          left.push(inner);
        }
      }
    }
    for (let key = found.pop(); key !== undefined; key = found.pop()) {
      if (holders.has(key)) continue;
      holders.add(key);
      found.push(...(referrers.get(key) ?? []));
    }
  }

  function survey(schema: Schema, seen: { int64: boolean; keys: Set<string> }): void {
    if (typeof schema !== "object") return;
    const key = toKey(schema);
    if (key !== undefined) seen.keys.add(key);
    if (isInt64(schema)) seen.int64 = true;
    else for (const part of [...partsOf(schema), ...branchesOf(schema)]) survey(part, seen);
  }

  return holds;
}

/** Schemas of the same value. */
function branchesOf(schema: SchemaObject): Schema[] {
  const { allOf = [], anyOf = [], oneOf = [], if: condition, then, else: otherwise, dependentSchemas = {} } = schema;
  const conditional = [condition, then, otherwise].filter((part) => part !== undefined);
  return [...allOf, ...anyOf, ...oneOf, ...conditional, ...Object.values(dependentSchemas)];
}

/** Schemas of the parts of the value. */
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
