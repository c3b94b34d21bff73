import type { JoinedStyle, ListSeparator } from "../openapi/joined-style.ts";
import { describeListView, describePlacesView, describeView } from "../view/describe-view.ts";
import type { SchemaView } from "../view/schema-view.ts";

/** A parameter as a request writes it. */
interface WrittenParameter {
  readonly name: string;
  /** The forms of its values, in the order of the document. */
  readonly shapes: readonly WrittenShape[];
  /** How a list is separated. */
  readonly list: ListSeparator | undefined;
  /** Whether the value is JSON text. */
  readonly json: boolean;
}

/** A form of the values of a parameter: one text, a list of texts, or the properties of an object. */
export interface WrittenShape {
  readonly kind: "value" | "list" | "object";
  /**
   * How a list or an object is written as one text, and the prefix of a single value. `undefined` when the name of the parameter stands
   * before each item, or before each property in brackets.
   */
  readonly joined: JoinedStyle | undefined;
}

/** Describes the values of a parameter and how a request writes them: `"a list separated by commas, each an integer"`. */
export function describeParameter(view: SchemaView, parameter: WrittenParameter): string {
  if (parameter.json) return `JSON: ${describeValue(view)}`;
  const whole = describeView(view);
  if (whole === "any value" || parameter.shapes.length === 0) return whole;
  return parameter.shapes.map((shape) => describeShape(view, shape, parameter)).join(", or ");
}

function describeShape(view: SchemaView, { kind, joined }: WrittenShape, { name, list }: WrittenParameter): string {
  if (kind === "object") {
    if (joined) return `${describeObject(view)}, written \`${printObject(joined)}\``;
    return `an object, written ${listProperties(view, (each) => `${name}[${each}]`)}`;
  }
  const written = joined === undefined || joined.begin === "" ? "" : `, written \`${joined.begin}value\``;
  if (kind === "value") return describeView(view, (type) => type !== "array" && type !== "object") + written;
  const described = describeListView(view);
  const separated = `${described}${described.includes(",") ? "," : ""} ${separations[list ?? "repeated"]}`;
  const places = describePlacesView(view);
  if (places !== undefined) return `${separated}: ${places}${written}`;
  const each = view.prefixLength > 0 ? "any value" : describeValue(view.item(0));
  return separated + (each === "any value" ? "" : `, each ${each}`) + written;
}

/** Prints two properties of an object in a style: `"name=value,name=value"`. */
function printObject({ begin, separator, assignment }: JoinedStyle): string {
  const property = `name${assignment}value`;
  return begin + property + separator + property;
}

/** Describes an exploded object: each property is a parameter of its own. */
export function describeExplodedObject(view: SchemaView): string {
  return `an object, each property by itself: ${listProperties(view, (each) => each)}`;
}

const separations: Readonly<Record<ListSeparator, string>> = {
  repeated: "with the name before each value",
  ",": "separated by commas",
  " ": "separated by spaces",
  "|": "separated by `|`",
  ".": "separated by dots",
  ";": "separated by semicolons",
};

function describeValue(view: SchemaView): string {
  const { alternatives } = view;
  if (alternatives.length > maxAlternatives || !alternatives.some(isObject)) return describeView(view);
  const described = alternatives.map((each) => (isObject(each) ? describeObject(each) : describeView(each)));
  return [...new Set(described)].join(", or ");
}

/** The number of combinations of branches that are described one by one. */
const maxAlternatives = 12;

function isObject({ meantTypes, values }: SchemaView): boolean {
  return meantTypes.join() === "object" && values === undefined;
}

function describeObject(view: SchemaView): string {
  return view.propertyNames.length === 0 ? "an object" : `an object of ${listProperties(view, (each) => each)}`;
}

/** Lists the properties of an object with their values: ``"`from` (an integer), `to` (an integer)"``. */
function listProperties(view: SchemaView, write: (name: string) => string): string {
  const all = [...new Set([...view.propertyNames, ...view.required])].map(
    (name) => `\`${write(name)}\` (${describeView(view.property(name))}${view.required.has(name) ? ", required" : ""})`,
  );
  if (all.length === 0) return `\`${write("name")}\``;
  return all.length > 10 ? `${all.slice(0, 10).join(", ")} and ${all.length - 10} more` : all.join(", ");
}
