import { readReference, referenceTo } from "../openapi/resolve-reference.ts";
import { asJson, includesJson, type Json } from "./json.ts";
import { mergeSchemas, intersectTypes } from "./merge-schemas.ts";
import { keyOf, type Schema, type SchemaObject, type SchemaScope, typesOf } from "./schema.ts";

/** The restrictions that discriminators of other schemas put on component schemas, by the key of the component schema. */
export type Discriminated = ReadonlyMap<string, SchemaObject>;

/** The values of a discriminating property that select a schema. */
interface Mark {
  /** The values that a `mapping` has for the schema. */
  mapped: Set<string>;
  /** The names of the schema. They select it if no `mapping` does. */
  inferred: Set<string>;
}

/** Marks by the key of the schema and the name of the property. */
type Marks = Map<string, Map<string, Mark>>;

/**
 * Reads which values each component schema allows for a discriminating property. These are the values that select the schema. The
 * discriminator is that of a `oneOf` or `anyOf`, or of a schema that the schema extends. The values of schemas that extend it are
 * valid, too.
 *
 * If the schema itself lists values of the property, only those of them remain that a discriminator selects.
 */
export function readDiscriminators(scope: SchemaScope, root: unknown): Discriminated {
  const marks = markSchemas(scope, root);
  const extensions = listExtensions(scope, marks);
  const found = new Map<string, SchemaObject>();
  for (const [key, names] of marks) {
    const schema = readSchema(scope, key);
    if (!mayHaveProperties(schema)) continue;
    const family = [key, ...(extensions.get(key) ?? [])].flatMap((member) => marks.get(member) ?? []);
    const properties: Record<string, Schema> = {};
    const required: string[] = [];
    for (const name of names.keys()) {
      const values = new Set(family.flatMap((marked) => listValues(marked.get(name))));
      const own = readProperty(scope, key, name);
      const kept = selectValues(own, [...values]);
      if (!kept) continue;
      properties[name] = kept.every((value) => typeof value === "string")
        ? { type: "string", enum: kept }
        : { enum: kept };
      if (!own.isDeclared) required.push(name);
    }
    if (Object.keys(properties).length > 0) found.set(key, { properties, required });
  }
  return found;
}

/** Returns the schema with the restrictions that discriminators add; the schema itself if none exist. */
export function applyDiscriminators(schema: Schema, extra: SchemaObject | undefined): Schema {
  if (!extra || typeof schema !== "object") return schema;
  if (schema.allOf) return { ...schema, allOf: [...schema.allOf, { type: "object", ...extra }] };
  const properties = { ...schema.properties };
  for (const [name, selected] of Object.entries(extra.properties ?? {})) {
    const own = Object.hasOwn(properties, name) ? properties[name] : undefined;
    const { description } = typeof own === "object" ? own : {};
    properties[name] =
      typeof selected === "object" && description !== undefined ? { description, ...selected } : selected;
  }
  return { ...schema, properties, required: [...(schema.required ?? []), ...(extra.required ?? [])] };
}

function markSchemas(scope: SchemaScope, root: unknown): Marks {
  const marks: Marks = new Map();
  const openMark = (key: string, name: string): Mark => {
    const names = marks.get(key) ?? new Map<string, Mark>();
    const mark = names.get(name) ?? { mapped: new Set(), inferred: new Set() };
    marks.set(key, names.set(name, mark));
    return mark;
  };
  visit(root, ({ discriminator, oneOf, anyOf }) => {
    const branches = [oneOf, anyOf].flatMap((choice) => (Array.isArray(choice) ? choice : []));
    if (!discriminator || branches.length === 0) return;
    const { propertyName, mapping } = discriminator;
    for (const branch of branches) {
      const key = keyOf(branch);
      if (key !== undefined) openMark(followKey(scope, key), propertyName).inferred.add(key);
    }
    for (const [value, reference] of Object.entries(mapping ?? {})) {
      openMark(followKey(scope, readMapped(reference)), propertyName).mapped.add(value);
    }
  });
  for (const key of Object.keys(scope.schemas)) {
    for (const base of listBases(scope, key)) {
      const schema = readSchema(scope, base);
      if (typeof schema !== "object" || !schema.discriminator || schema.oneOf || schema.anyOf) continue;
      const { propertyName, mapping } = schema.discriminator;
      const mark = openMark(key, propertyName);
      mark.inferred.add(key);
      for (const [value, reference] of Object.entries(mapping ?? {}))
        if (readMapped(reference) === key) mark.mapped.add(value);
    }
  }
  return marks;
}

/** Lists the marked schemas that extend a marked schema, by its key. */
function listExtensions(scope: SchemaScope, marks: Marks): ReadonlyMap<string, readonly string[]> {
  const extensions = new Map<string, string[]>();
  for (const key of marks.keys()) {
    for (const base of listBases(scope, key))
      if (marks.has(base)) extensions.set(base, [...(extensions.get(base) ?? []), key]);
  }
  return extensions;
}

/** Lists the schemas that a schema extends by `allOf`, over any number of steps. */
function listBases(scope: SchemaScope, key: string): string[] {
  const reached = new Set([key]);
  for (const next of reached) {
    const schema = readSchema(scope, next);
    if (typeof schema !== "object") continue;
    for (const member of schema.allOf ?? []) {
      const base = keyOf(member);
      if (base !== undefined) reached.add(base);
    }
  }
  return [...reached].slice(1);
}

/** Reads the key of the schema that a `mapping` names, by `$ref` or by name. */
function readMapped(reference: string): string {
  return readReference(reference)?.key ?? reference;
}

/** Returns the key of the schema at the end of all `$ref`s. */
function followKey(scope: SchemaScope, key: string): string {
  const reached = new Set([key]);
  for (const next of reached) {
    const following = keyOf(readSchema(scope, next));
    if (following !== undefined) reached.add(following);
  }
  return [...reached].at(-1) ?? key;
}

function readSchema(scope: SchemaScope, key: string): Schema | undefined {
  return Object.hasOwn(scope.schemas, key) ? scope.schemas[key] : undefined;
}

function listValues(mark: Mark | undefined): readonly string[] {
  if (!mark) return [];
  return [...(mark.mapped.size > 0 ? mark.mapped : mark.inferred)];
}

/** A property as a schema and its parts declare it, without discriminators. */
interface Property {
  isDeclared: boolean;
  /** The values of its `enum` and `const`, if there are any. */
  values: readonly Json[] | undefined;
  isText: boolean;
}

function readProperty(scope: SchemaScope, key: string, name: string): Property {
  const members = mergeSchemas(scope, [{ $ref: referenceTo("schemas", key) }])?.members ?? [];
  const declared = members.flatMap(({ properties = {} }) =>
    Object.hasOwn(properties, name) ? (properties[name] ?? []) : [],
  );
  const own = mergeSchemas(scope, declared)?.members ?? [];
  let values: readonly Json[] | undefined;
  for (const { const: constant, enum: listed } of own) {
    const next = constant === undefined ? listed : [constant];
    if (next) values = values ? values.filter((value) => includesJson(next, value)) : next.map(asJson);
  }
  const types = intersectTypes(own);
  return { isDeclared: declared.length > 0, values, isText: types === undefined || types.includes("string") };
}

/** Returns the values that remain if a discriminator selects some; `undefined` if it does not restrict the property. */
function selectValues({ values, isText }: Property, selected: readonly string[]): readonly Json[] | undefined {
  if (!values) return isText ? selected : undefined;
  const kept = values.filter((value) => selected.includes(typeof value === "string" ? value : JSON.stringify(value)));
  return kept.length > 0 && kept.length < values.length ? kept : undefined;
}

function mayHaveProperties(schema: Schema | undefined): boolean {
  return (
    typeof schema === "object" &&
    (schema.allOf !== undefined || schema.properties !== undefined || typesOf(schema).includes("object"))
  );
}

/** Calls `see` for each schema with a discriminator at any depth. */
function visit(node: unknown, see: (schema: SchemaObject) => void): void {
  if (typeof node !== "object" || node === null) return;
  if (isDiscriminated(node)) see(node);
  for (const inner of Object.values(node)) visit(inner, see);
}

/** Returns `true` for a schema with a discriminator. A property may be called `discriminator`, too: then its value is a schema. */
function isDiscriminated(node: object): node is SchemaObject {
  if (!("discriminator" in node)) return false;
  const { discriminator } = node;
  return (
    typeof discriminator === "object" &&
    discriminator !== null &&
    "propertyName" in discriminator &&
    typeof discriminator.propertyName === "string"
  );
}
