import { printJson } from "../../numbers/json-text.ts";
import { asJson, includesJson, type Json } from "../../schema/json.ts";
import { intersectTypes, mergeSchemas } from "../../schema/merge-schemas.ts";
import type { Schema, SchemaScope } from "../../schema/schema.ts";

/** A property as a schema declares it. */
export interface SelectedProperty {
  readonly isDeclared: boolean;
  /** The values that the schema lists by `enum` and `const`, or those of them that are selected; `undefined` if it lists none. */
  readonly values: readonly Json[] | undefined;
  /** The values to which a selection restricts the property; `undefined` if it changes nothing. */
  readonly restriction: readonly Json[] | undefined;
}

/**
 * Reads a property of a schema, and how a selection of values restricts it. Values that the schema lists itself prevail: if none of
 * them is selected, all of them remain.
 */
export function readSelected(
  scope: SchemaScope,
  schema: Schema,
  name: string,
  selected: readonly string[] = [],
): SelectedProperty {
  const { isDeclared, values, isText } = readProperty(scope, schema, name);
  if (!values) {
    const restriction = isText && selected.length > 0 ? selected : undefined;
    return { isDeclared, values: restriction, restriction };
  }
  const kept = values.filter((value) => selected.includes(typeof value === "string" ? value : printJson(value)));
  if (kept.length === 0) return { isDeclared, values, restriction: undefined };
  return { isDeclared, values: kept, restriction: kept.length < values.length ? kept : undefined };
}

interface Property {
  readonly isDeclared: boolean;
  readonly values: readonly Json[] | undefined;
  readonly isText: boolean;
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
  const isText = types === undefined || types.includes("string");
  const property = { isDeclared: declared.length > 0, values, isText };
  const [choice] = choices;
  if (values || !choice || depth === maxDepth) return property;
  // The branches may list what the schema itself does not.
  const branches = choice.branches.map((branch) => readProperty(scope, branch, name, depth + 1));
  if (!branches.every((branch) => branch.values)) return property;
  return { isDeclared: true, values: branches.flatMap((branch) => branch.values ?? []), isText };
}
