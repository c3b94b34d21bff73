import { parseIfJson, printJson } from "../../numbers/json-text.ts";
import { asJson, includesJson, type Json } from "../../schema/json.ts";
import { intersectTypes, mergeSchemas } from "../../schema/merge-schemas.ts";
import { isOfType, type Schema, type SchemaScope, type SchemaType } from "../../schema/schema.ts";

/** A property as a schema declares it. */
export interface SelectedProperty {
  readonly isDeclared: boolean;
  /** The values that the schema lists by `enum` and `const`, or those of them that are selected; `undefined` if it lists none. */
  readonly values: readonly Json[] | undefined;
  /** The values to which a selection restricts the property; `undefined` if it changes nothing. */
  readonly restriction: readonly Json[] | undefined;
  readonly kind: PropertyKind;
}

/** The types of a property, and the format of an integer. Absent if nothing declares them. */
export interface PropertyKind {
  readonly types?: readonly SchemaType[] | undefined;
  readonly format?: string | undefined;
}

/**
 * Reads a property of a schema, and how a selection of values restricts it. Values that the schema lists itself prevail: if none of
 * them is selected, all of them remain. `beside` is what a schema around it declares for the property.
 */
export function readSelected(
  scope: SchemaScope,
  schema: Schema,
  name: string,
  selected: readonly string[] = [],
  beside: PropertyKind = {},
): SelectedProperty {
  const { isDeclared, values, kind: own } = readProperty(scope, schema, name);
  const kind = own.types === undefined ? beside : own;
  if (!values) {
    const found = selected.flatMap((text) => readKey(text, kind));
    const restriction = found.length > 0 ? found : undefined;
    return { isDeclared, values: restriction, restriction, kind };
  }
  const kept = values.filter((value) => selected.includes(printKey(value)));
  if (kept.length === 0) return { isDeclared, values, restriction: undefined, kind };
  return { isDeclared, values: kept, restriction: kept.length < values.length ? kept : undefined, kind };
}

/** Prints a value of a property as the key that a mapping has for it. */
export function printKey(value: Json): string {
  return typeof value === "string" ? value : printJson(value);
}

/** Reads a key of a mapping as a value of the property: `1` is a number unless the property may be text. Empty if its types do not fit. */
function readKey(text: string, { types }: PropertyKind): Json[] {
  if (types === undefined || types.includes("string")) return [text];
  const value = asJson(parseIfJson(text));
  return types.some((type) => isOfType(value, type)) ? [value] : [];
}

/** Reads what a schema declares for a property, without its choices. */
export function readKind(scope: SchemaScope, schema: Schema, name: string): PropertyKind {
  return readProperty(scope, schema, name, maxDepth).kind;
}

interface Property {
  readonly isDeclared: boolean;
  readonly values: readonly Json[] | undefined;
  readonly kind: PropertyKind;
}

/** The number of choices within each other whose branches are read. */
const maxDepth = 4;

function readProperty(scope: SchemaScope, schema: Schema, name: string, depth = 0): Property {
  const { members = [], choices = [] } = mergeSchemas(scope, [schema]) ?? {};
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
  const format = types?.includes("integer") ? own.find((member) => member.format !== undefined)?.format : undefined;
  const property = { isDeclared: declared.length > 0, values, kind: { types, format } };
  const [choice] = choices;
  if (values || !choice || depth === maxDepth) return property;
  // The branches may list what the schema itself does not.
  const branches = choice.branches.map((branch) => readProperty(scope, branch, name, depth + 1));
  if (!branches.every((branch) => branch.values)) return property;
  return { isDeclared: true, values: branches.flatMap((branch) => branch.values ?? []), kind: property.kind };
}
