import { isNode } from "./node.ts";
import type { ParameterObject, SchemaObject } from "./openapi.ts";

/** How a request writes a list or an object as one text. https://spec.openapis.org/oas/v3.2.0.html#style-examples */
export interface JoinedStyle {
  /** The text before the first value: `";color="`. */
  readonly begin: string;
  /** The text between two items, or between two properties: `","`. */
  readonly separator: string;
  /** The text between the name of a property and its value: `"="`. */
  readonly assignment: string;
}

/** The fields of a parameter or an encoding that select its style. */
export type StyleFields = Pick<ParameterObject, "in" | "style" | "explode"> & { readonly name?: string };

/** The styles of each place, its default first. https://spec.openapis.org/oas/v3.2.0.html#style-values */
export const stylesOf = {
  path: ["simple", "label", "matrix"],
  query: ["form", "spaceDelimited", "pipeDelimited", "deepObject"],
  header: ["simple"],
  cookie: ["form", "cookie"],
} as const satisfies Record<ParameterObject["in"], readonly string[]>;

/** A style of any place; `querystring` for a value that is the whole query, which a document writes as `in`. */
export type Style = (typeof stylesOf)[ParameterObject["in"]][number] | "querystring";

/** A style of a query, and of a property of a form. */
export type QueryStyle = (typeof stylesOf)["query"][number];

/** Reads the style of a parameter. Returns the default of its place for a style that the place does not have. */
export function readStyle({ in: place, style }: StyleFields): Style {
  const styles: readonly Style[] = place === "query" ? [...stylesOf.query, "querystring"] : stylesOf[place];
  return styles.find((each) => each === style) ?? stylesOf[place][0];
}

/** Returns `true` for an exploded parameter. A cookie in the style `form` is never exploded: ampersands do not separate cookies. */
export function readExplode(parameter: StyleFields): boolean {
  const style = readStyle(parameter);
  if (parameter.in === "cookie" && style === "form") return false;
  return parameter.explode ?? (style === "form" || style === "cookie" || style === "deepObject");
}

/**
 * Reads how a request joins the values of a parameter. Returns `undefined` where it repeats the name before each value, or writes
 * each property as a parameter of its own. Also returns `undefined` for a single value without a prefix.
 */
export function readJoinedStyle(parameter: StyleFields, shape: "value" | "list" | "object"): JoinedStyle | undefined {
  const { in: place, name = "" } = parameter;
  const style = readStyle(parameter);
  const explode = readExplode(parameter);
  const isNamed = explode && shape === "object";
  const assign = (separator: string): Omit<JoinedStyle, "begin"> => ({
    separator,
    assignment: isNamed ? "=" : separator,
  });
  if (place === "path" && style === "label") return { begin: ".", ...assign(explode ? "." : ",") };
  if (place === "path" && style === "matrix") {
    const begin = isNamed ? ";" : `;${name}=`;
    return { begin, ...assign(explode ? begin : ",") };
  }
  if (shape === "value") return undefined;
  if (style === "simple") return { begin: "", ...assign(",") };
  if (explode || style === "deepObject") return undefined;
  return { begin: "", ...assign(delimiters[style] ?? ",") };
}

const delimiters: Readonly<Partial<Record<Style, string>>> = { spaceDelimited: " ", pipeDelimited: "|" };

/**
 * Reads the characters that no value of a list or an object can contain, since they separate values and nothing escapes them. Returns `""`
 * if there are no such characters. `isEncoded` says whether values are percent-encoded. By default, those of headers are not. In the
 * style `cookie`, values never are.
 */
export function readBareSeparators(parameter: StyleFields, isEncoded = parameter.in !== "header"): string {
  const isCookie = readStyle(parameter) === "cookie";
  const separator = readJoinedStyle(parameter, "list")?.separator ?? "";
  // Spaces and vertical lines are encoded as separators, too.
  const isEscaped = isEncoded && !isCookie && separator !== " " && separator !== "|";
  return (isCookie ? ";" : "") + (isEscaped ? "" : separator);
}

/** Returns whether a list or an object has a text or a name with one of these characters. */
export function holdsCharacters(value: unknown, characters: string): boolean {
  const texts: unknown[] = Array.isArray(value) ? value : isNode(value) ? Object.entries(value).flat() : [];
  return texts.some((text) => typeof text === "string" && [...characters].some((each) => text.includes(each)));
}

/** Builds the schema of the lists and objects that have no text and no name with one of these characters. */
export function excludeCharacters(characters: string): SchemaObject {
  const text = { pattern: `^[^${characters}]*$` };
  return { items: text, propertyNames: text, additionalProperties: text };
}

/** The text between the values of a list; `"repeated"` when each value follows the name of the parameter. */
export type ListSeparator = "repeated" | "," | " " | "|" | "." | ";";

/** Reads how a request separates the values of a list. */
export function readListSeparator(parameter: StyleFields): ListSeparator {
  const separator = readJoinedStyle(parameter, "list")?.separator;
  if (separator === undefined) return "repeated";
  return separator === " " || separator === "|" || separator === "." || separator === "," ? separator : ";";
}
