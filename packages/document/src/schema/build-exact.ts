import { isLongInteger } from "../numbers/exact-number.ts";
import { isInt64 } from "../openapi/int64.ts";
import { holdsSchemas } from "../openapi/schema-keywords.ts";
import { asJson, isFields, isList, type Json } from "./json.ts";
import { keyOf, type Schema, type SchemaObject, type SchemaScope } from "./schema.ts";

/**
 * The places of 64-bit numbers in a value. A value without one, at any depth, has no model. The model of a union combines the models of its
 * branches: only a number at a marked place is read as a 64-bit number.
 */
export interface ExactModel {
  /** Present when the value itself is a 64-bit number. */
  int64?: true;
  /** The models of properties by their names on the wire, and of array items by their positions. */
  fields?: Readonly<Record<string, ExactModel>>;
  /** The model of array items that are not in `fields`. */
  items?: ExactModel;
  /** The model of properties that are not in `fields`. */
  values?: ExactModel;
  /** The aliases of component schemas whose models apply to the value: `"LiveRoom"`. */
  schemas?: readonly string[];
}

/** Returns the model of a property, by its name on the wire. */
export function modelOfField({ fields = {}, values }: ExactModel, name: string): ExactModel | undefined {
  return Object.hasOwn(fields, name) ? fields[name] : values;
}

/** Returns the model of an array item. */
export function modelOfItem({ fields, items }: ExactModel, index: number): ExactModel | undefined {
  return fields?.[index] ?? items;
}

/** The models of the schemas of a document: the places of 64-bit numbers in their values. */
export interface Exacts {
  /** Returns the model of a component schema, by its key; `undefined` when it contains no 64-bit number at any depth. */
  named: (key: string) => ExactModel | undefined;
  /** Returns the model of any schema of the document; `undefined` when it contains no 64-bit number at any depth. */
  of: (schema: Schema) => ExactModel | undefined;
  /** Returns the model of a component schema by its alias, in a list; an empty list if none exists. */
  byAlias: (alias: string) => readonly ExactModel[];
}

/** Builds the models of a scope's schemas, each on its first request. */
export function buildExacts(scope: SchemaScope): Exacts {
  const keys = new Map([...scope.aliases].map(([key, alias]) => [alias, key]));
  const schemaAt = (key: string): Schema => (Object.hasOwn(scope.schemas, key) ? (scope.schemas[key] ?? true) : true);
  const hasInt64 = createInt64Check(schemaAt);
  const models = new Map<string, ExactModel | undefined>();

  function named(key: string): ExactModel | undefined {
    if (!hasInt64(key)) return undefined;
    if (!models.has(key)) models.set(key, of(schemaAt(key)));
    return models.get(key);
  }

  function of(schema: Schema): ExactModel | undefined {
    if (typeof schema !== "object") return undefined;
    if (isInt64(schema)) return { int64: true };
    const listed = buildListedModel(schema);
    if (isLeaf(schema)) return listed;
    // Most others only refer to a component.
    if (schema.$ref !== undefined && Object.keys(schema).length === 1) return buildReferenceModel(schema);
    return combineModels([
      buildReferenceModel(schema),
      buildPartsModel(schema, of),
      listed,
      ...listBranches(schema).map(of),
    ]);
  }

  function buildReferenceModel(schema: SchemaObject): ExactModel | undefined {
    const key = keyOf(schema);
    const alias = key !== undefined && hasInt64(key) ? scope.aliases.get(key) : undefined;
    return alias === undefined ? undefined : { schemas: [alias] };
  }

  function byAlias(alias: string): readonly ExactModel[] {
    const model = named(keys.get(alias) ?? "");
    return model ? [model] : [];
  }

  return { named, of, byAlias };
}

/**
 * Creates a function that returns `true` for a schema that contains a 64-bit number, in itself or in a schema to which it refers. Reads each
 * schema once.
 */
function createInt64Check(schemaAt: (key: string) => Schema): (key: string) => boolean {
  const holders = new Set<string>();
  const referrers = new Map<string, string[]>();

  function hasInt64(key: string): boolean {
    if (!referrers.has(key)) explore(key);
    return holders.has(key);
  }

  /** Reads all schemas to which a schema refers, directly or through others. */
  function explore(start: string): void {
    const found: string[] = [];
    referrers.set(start, []);
    const left = [start];
    for (let key = left.pop(); key !== undefined; key = left.pop()) {
      const seen = { int64: false, keys: new Set<string>() };
      collect(schemaAt(key), seen);
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

  return hasInt64;
}

/** Collects the keys to which a schema refers, and whether it contains a 64-bit number itself. */
function collect(schema: Schema, seen: { int64: boolean; keys: Set<string> }): void {
  if (typeof schema !== "object") return;
  const key = keyOf(schema);
  if (key !== undefined) seen.keys.add(key);
  if (isInt64(schema) || buildListedModel(schema)) seen.int64 = true;
  else if (!isLeaf(schema)) for (const part of [...listParts(schema), ...listBranches(schema)]) collect(part, seen);
}

/** Returns `true` for a schema without schemas within it, as most are. */
function isLeaf(schema: SchemaObject): boolean {
  return !Object.keys(schema).some(holdsSchemas);
}

/** Lists the schemas within a schema that apply to the same value. */
function listBranches(schema: SchemaObject): Schema[] {
  const { allOf = [], anyOf = [], oneOf = [], if: condition, then, else: otherwise, dependentSchemas = {} } = schema;
  const conditional = [condition, then, otherwise].filter((part) => part !== undefined);
  return [...allOf, ...anyOf, ...oneOf, ...conditional, ...Object.values(dependentSchemas)];
}

/** Lists the schemas within a schema that apply to parts of the value. */
function listParts(schema: SchemaObject): Schema[] {
  const { properties = {}, patternProperties = {}, prefixItems = [] } = schema;
  const { additionalProperties, unevaluatedProperties, items, unevaluatedItems, contains } = schema;
  const single = [additionalProperties, unevaluatedProperties, items, unevaluatedItems, contains];
  return [
    ...Object.values(properties),
    ...Object.values(patternProperties),
    ...prefixItems,
    ...single.filter((part) => part !== undefined),
  ];
}

/** Builds the model of the parts of a value: its properties and items. */
function buildPartsModel(schema: SchemaObject, of: (schema: Schema) => ExactModel | undefined): ExactModel | undefined {
  const { properties = {}, patternProperties = {}, prefixItems = [] } = schema;
  const combine = (parts: readonly (Schema | undefined)[]): ExactModel | undefined =>
    combineModels(parts.map((part) => (part === undefined ? undefined : of(part))));
  const values = combine([
    schema.additionalProperties,
    schema.unevaluatedProperties,
    ...Object.values(patternProperties),
  ]);
  const items = combine([schema.items, schema.unevaluatedItems, schema.contains]);
  const fields: [string, ExactModel][] = [];
  // An empty model excludes a part from the model of all others.
  for (const [name, property] of Object.entries(properties)) {
    const model = of(property) ?? (values ? {} : undefined);
    if (model) fields.push([name, model]);
  }
  for (const [index, item] of prefixItems.entries()) {
    const model = combine([item, schema.contains]) ?? (items ? {} : undefined);
    if (model) fields.push([String(index), model]);
  }
  if (fields.length === 0 && !values && !items) return undefined;
  return {
    ...(fields.length > 0 ? { fields: Object.fromEntries(fields) } : {}),
    ...(items ? { items } : {}),
    ...(values ? { values } : {}),
  };
}

/** Builds the model of the lists and objects that `enum` and `const` name: the places of their long integers. */
function buildListedModel({ const: only, enum: values }: SchemaObject): ExactModel | undefined {
  const listed = only === undefined ? (values ?? []) : [only];
  // Most values are scalars.
  const composed = listed.filter((value) => typeof value === "object" && value !== null);
  return composed.length === 0 ? undefined : combineModels(composed.map((value) => buildValueModel(asJson(value))));
}

function buildValueModel(value: Json): ExactModel | undefined {
  if (isLongInteger(value)) return { int64: true };
  if (isList(value)) {
    const items = combineModels(value.map(buildValueModel));
    return items && { items };
  }
  if (!isFields(value)) return undefined;
  const fields = Object.entries(value).flatMap(([name, field]): [string, ExactModel][] => {
    const model = buildValueModel(field);
    return model ? [[name, model]] : [];
  });
  return fields.length > 0 ? { fields: Object.fromEntries(fields) } : undefined;
}

/** Combines several models of the same value. */
function combineModels(models: readonly (ExactModel | undefined)[]): ExactModel | undefined {
  const present = models.filter((model) => model !== undefined);
  const [first, ...rest] = present;
  if (!first || rest.length === 0) return first;
  const names = new Set(present.flatMap((model) => Object.keys(model.fields ?? {})));
  const fields: [string, ExactModel][] = [];
  for (const name of names) {
    const field = combineModels(present.flatMap((model) => listModelsOf(model, name)));
    if (field) fields.push([name, field]);
  }
  const items = combineModels(present.map((model) => model.items));
  const values = combineModels(present.map((model) => model.values));
  const schemas = [...new Set(present.flatMap((model) => model.schemas ?? []))];
  return {
    ...(present.some((model) => model.int64) ? { int64: true } : {}),
    ...(fields.length > 0 ? { fields: Object.fromEntries(fields) } : {}),
    ...(items ? { items } : {}),
    ...(values ? { values } : {}),
    ...(schemas.length > 0 ? { schemas } : {}),
  };
}

/** Lists the models of a property, or of an item if the name is a position. */
function listModelsOf(model: ExactModel, name: string): (ExactModel | undefined)[] {
  const isOwn = Object.hasOwn(model.fields ?? {}, name);
  return [modelOfField(model, name), isOwn || !/^\d+$/.test(name) ? undefined : model.items];
}
