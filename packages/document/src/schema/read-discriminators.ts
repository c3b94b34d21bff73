import { readReference } from "../openapi/resolve-reference.ts";
import { keyOf, type Schema, type SchemaObject, type SchemaScope, typesOf } from "./schema.ts";

/** Restrictions of component schemas by discriminators elsewhere, as schemas of their own, by key. */
export type Discriminated = ReadonlyMap<string, SchemaObject>;

/**
 * Reads which value of its discriminating property a component schema has: the one that a `oneOf` maps to it or, where
 * it extends a schema with a discriminator, the one that stands for it there. The types say the same.
 */
export function readDiscriminators(scope: SchemaScope, root: unknown): Discriminated {
  const found = new Map<string, SchemaObject>();
  visit(root, (schema) => {
    const { discriminator, oneOf } = schema;
    if (!discriminator || !Array.isArray(oneOf)) return;
    const mapped = readMapping(discriminator.mapping);
    const inferred = oneOf.flatMap((branch) => keyOf(branch) ?? []);
    for (const key of [...inferred, ...mapped.keys()]) {
      const target = Object.hasOwn(scope.schemas, key) ? scope.schemas[key] : undefined;
      if (found.has(key) || !takesProperty(target)) continue;
      found.set(key, propertyOf(discriminator.propertyName, mapped.get(key) ?? [key]));
    }
  });
  for (const [key, schema] of Object.entries(scope.schemas)) {
    const heir = typeof schema === "object" ? readInherited(scope, key, schema) : undefined;
    if (heir && !found.has(key)) found.set(key, heir);
  }
  return found;
}

/** The discriminator that a schema inherits by `allOf`, with the value that stands for it. */
function readInherited(scope: SchemaScope, key: string, { allOf = [] }: SchemaObject): SchemaObject | undefined {
  for (const member of allOf) {
    const base = baseOf(scope, member);
    if (!base?.discriminator || base.oneOf) continue;
    const values = readMapping(base.discriminator.mapping).get(key);
    return propertyOf(base.discriminator.propertyName, values ?? [key]);
  }
  return undefined;
}

function baseOf(scope: SchemaScope, schema: Schema): SchemaObject | undefined {
  const key = keyOf(schema);
  const base = key !== undefined && Object.hasOwn(scope.schemas, key) ? scope.schemas[key] : undefined;
  return typeof base === "object" ? base : undefined;
}

/** Values by the key of the schema that they stand for. */
function readMapping(mapping: Readonly<Record<string, string>> = {}): Map<string, string[]> {
  const values = new Map<string, string[]>();
  for (const [value, reference] of Object.entries(mapping)) {
    const key = readReference(reference)?.key ?? reference;
    values.set(key, [...(values.get(key) ?? []), value]);
  }
  return values;
}

function takesProperty(schema: Schema | undefined): boolean {
  return typeof schema === "object" && (schema.allOf !== undefined || typesOf(schema).includes("object"));
}

function propertyOf(name: string, values: readonly string[]): SchemaObject {
  return { properties: { [name]: { enum: values } }, required: [name] };
}

function visit(node: unknown, see: (schema: SchemaObject) => void): void {
  if (typeof node !== "object" || node === null) return;
  if (isDiscriminated(node)) see(node);
  for (const inner of Object.values(node)) visit(inner, see);
}

/** A property may be called `discriminator` too; then its value is a schema. */
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
