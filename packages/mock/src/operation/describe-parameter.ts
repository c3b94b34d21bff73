import { describeSchema, resolve, type Schema, type SchemaObject } from "@shortvideo-api/document";
import type { Parameter } from "./operation.js";

/** How a request writes a parameter. */
type Notation = Pick<Parameter, "name" | "list" | "deep" | "json">;

/** Says what a parameter takes, and how that is written, to end a sentence: `"a list parted by commas, each an integer"`. */
export function describeParameter(document: object, schema: Schema, { name, list, deep, json }: Notation): string {
  const keywords = resolveSchema(document, schema);
  if (deep) return `an object, written ${listProperties(document, keywords, (each) => `${name}[${each}]`)}`;
  if (json) return `JSON: ${describe(document, schema)}`;
  if (list === undefined) return describe(document, schema);
  return `a list ${notations[list]}, each ${describe(document, keywords.items ?? true)}`;
}

/** The same of an object of which each property is a parameter of its own. */
export function describeSpread(document: object, properties: ReadonlyMap<string, Schema>): string {
  const listed = listProperties(document, { properties: Object.fromEntries(properties) }, (each) => each);
  return `an object, each property by itself: ${listed}`;
}

const notations: Readonly<Record<NonNullable<Parameter["list"]>, string>> = {
  repeated: "with the name before each value",
  ",": "parted by commas",
  " ": "parted by blanks",
  "|": "parted by `|`",
};

function describe(document: object, schema: Schema): string {
  if (typeof schema === "boolean") return describeSchema(schema);
  const keywords = resolveSchema(document, schema);
  const branches = keywords.oneOf ?? keywords.anyOf;
  if (branches && keywords.type === undefined) {
    return [...new Set(branches.map((branch) => describeSchema(resolveSchema(document, branch))))].join(", or ");
  }
  if (keywords.type !== "object" || keywords.properties === undefined) return describeSchema(keywords);
  return `an object of ${listProperties(document, keywords, (each) => each)}`;
}

/** ``"`from` (an integer), `to` (an integer)"``. */
function listProperties(document: object, { properties = {} }: SchemaObject, write: (name: string) => string): string {
  const all = Object.entries(properties).map(
    ([name, schema]) => `\`${write(name)}\` (${describeSchema(resolveSchema(document, schema))})`,
  );
  if (all.length === 0) return `\`${write("…")}\``;
  return all.length > 10 ? `${all.slice(0, 10).join(", ")} and ${all.length - 10} more` : all.join(", ");
}

function resolveSchema(document: object, schema: Schema): SchemaObject {
  return typeof schema === "boolean" ? {} : resolve<SchemaObject>(document, schema);
}
