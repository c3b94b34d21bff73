import { describeSchema } from "../describe/describe-schema.ts";
import type { Schema, SchemaObject } from "../openapi/openapi.ts";
import { resolve } from "../openapi/resolve-reference.ts";
import type { ListSeparator } from "./parameter-style.ts";

/** A parameter as a request writes it. */
interface WrittenParameter {
  readonly name: string;
  /** `undefined` for a single value. */
  readonly list: ListSeparator | undefined;
  /** Present for an object in the style `deepObject`. */
  readonly deep: object | undefined;
  /** The value is JSON text. */
  readonly json: boolean;
}

/** Describes the values of a parameter and how a request writes them: `"a list separated by commas, each an integer"`. */
export function describeParameter(document: object, schema: Schema, written: WrittenParameter): string {
  const { name, list, deep, json } = written;
  const keywords = resolveSchema(document, schema);
  if (deep) return `an object, written ${listProperties(document, keywords, (each) => `${name}[${each}]`)}`;
  if (json) return `JSON: ${describe(document, schema)}`;
  if (list === undefined) return describe(document, schema);
  return `a list ${separations[list]}, each ${describe(document, keywords.items ?? true)}`;
}

/** Describes an exploded object: each property is a parameter of its own. */
export function describeExplodedObject(document: object, properties: ReadonlyMap<string, Schema>): string {
  const listed = listProperties(document, { properties: Object.fromEntries(properties) }, (each) => each);
  return `an object, each property by itself: ${listed}`;
}

const separations: Readonly<Record<ListSeparator, string>> = {
  repeated: "with the name before each value",
  ",": "separated by commas",
  " ": "separated by spaces",
  "|": "separated by `|`",
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
