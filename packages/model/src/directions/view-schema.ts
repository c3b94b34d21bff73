import {
  type Direction,
  isKeptOut,
  isNode,
  listAlways,
  type OpenApi,
  referenceTo,
  type Schema,
  type SchemaObject,
} from "@shortvideo-api/document/source";
import { keyOf } from "@shortvideo-api/document/sample/source";

/** The direction that schemas are rewritten for. */
export interface View {
  readonly root: OpenApi;
  readonly direction: Direction;
  /** The key of the component schema to refer to instead, by key. */
  readonly variants: ReadonlyMap<string, string>;
}

/** Lists the read-only properties that the view of requests leaves out. A request with them is still valid. */
export function listReadOnlyProperties(schema: SchemaObject): Readonly<Record<string, Schema>> {
  const properties = schema[readOnlyExtension];
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- `viewSchema` has written it.
  return (isNode(properties) ? properties : {}) as Readonly<Record<string, Schema>>;
}

const readOnlyExtension = "x-generator-read-only-properties";

/**
 * Returns a schema as one direction has it: the same object if nothing changes. Leaves the schemas inside it as they are. `names` are
 * the properties that all parts of the same value keep out, see {@link listKeptOut}.
 */
export function viewSchema(view: View, schema: SchemaObject, names: ReadonlySet<string>): SchemaObject {
  const { properties, required, $ref } = schema;
  const referred = keyOf(schema);
  const variant = referred === undefined ? undefined : view.variants.get(referred);
  if (variant === undefined && names.size === 0) return schema;
  const seen: SchemaObject = { ...schema };
  if ($ref !== undefined && variant !== undefined) seen.$ref = referenceTo("schemas", variant);
  if (names.size === 0) return seen;
  if (properties) {
    const entries = Object.entries(properties);
    const left = entries.filter(([name]) => !names.has(name));
    if (left.length < entries.length) {
      seen.properties = Object.fromEntries(left);
      const out = entries.filter((entry) => !left.includes(entry));
      if (view.direction === "request") seen[readOnlyExtension] = Object.fromEntries(out);
    }
  }
  if (required) seen.required = required.filter((name) => !names.has(name));
  if (schema.default !== undefined) seen.default = omitNames(schema.default, names);
  if (schema.examples) seen.examples = schema.examples.map((example) => omitNames(example, names));
  return seen;
}

/** Lists the properties that a direction leaves out, in all parts of the same value. */
export function listKeptOut({ root, direction }: Pick<View, "root" | "direction">, schema: Schema): string[] {
  return listAlways(root, schema).flatMap(({ properties = {} }) =>
    Object.entries(properties).flatMap(([name, property]) => (isKeptOut(root, property, direction) ? [name] : [])),
  );
}

function omitNames(value: unknown, names: ReadonlySet<string>): unknown {
  if (!isNode(value)) return value;
  return Object.fromEntries(Object.entries(value).filter(([name]) => !names.has(name)));
}
