import { describeSchema } from "../describe/describe-schema.ts";
import type { Schema, SchemaObject } from "../openapi/openapi.ts";
import { resolve } from "../openapi/resolve-reference.ts";
import type { JoinedStyle, ListSeparator } from "../openapi/joined-style.ts";

/** A parameter as a request writes it. */
interface WrittenParameter {
  readonly name: string;
  /** How a list is separated; `undefined` for a single value. */
  readonly list: ListSeparator | undefined;
  /** Present for an object in one parameter, such as one in the style `deepObject`. */
  readonly deep: object | undefined;
  /** How a list or an object is written as one text. */
  readonly joined?: JoinedStyle | undefined;
  /** Whether the value is JSON text. */
  readonly json: boolean;
}

/** Describes the values of a parameter and how a request writes them: `"a list separated by commas, each an integer"`. */
export function describeParameter(document: object, schema: Schema, parameter: WrittenParameter): string {
  const { name, list, deep, joined, json } = parameter;
  const keywords = resolveSchema(document, schema);
  if (deep && joined) return `${describe(document, schema)}, written \`${printObject(joined)}\``;
  if (deep) return `an object, written ${listProperties(document, keywords, (each) => `${name}[${each}]`)}`;
  if (json) return `JSON: ${describe(document, schema)}`;
  const written = joined === undefined || joined.begin === "" ? "" : `, written \`${joined.begin}…\``;
  if (list === undefined) return describe(document, schema) + written;
  return `a list ${separations[list]}, each ${describe(document, keywords.items ?? true)}${written}`;
}

/** Prints two properties of an object in a style: `"name=value,name=value"`. */
function printObject({ begin, separator, assignment }: JoinedStyle): string {
  const property = `name${assignment}value`;
  return begin + property + separator + property;
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
  ".": "separated by dots",
  ";": "separated by semicolons",
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

/** Lists the properties of an object with their values: ``"`from` (an integer), `to` (an integer)"``. */
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
