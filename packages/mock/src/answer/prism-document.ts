import { isRecord } from "../contract/is-record.js";
import { isInt64 } from "../contract/read-exact.js";
import { type OpenApi, type PathItem, verbs } from "../contract/openapi.js";

/**
 * Gives the copy of the document that Prism may see.
 *
 * Out of it stay the parts that the front answers for (parameters, bodies, security) and callbacks, which Prism would call.
 * 64-bit integers are strings of digits there: Prism holds numbers as doubles and would round them. The front writes them
 * back as numbers. What the document leaves open has limits that make sense: Prism would take any number, below zero too, for a
 * property of no type the schema itself, and put fields of random names into every open object.
 */
export function toPrismDocument(document: OpenApi): OpenApi {
  const paths = Object.fromEntries(
    Object.entries(document.paths ?? {}).map(([path, item]) => [path, withAnswersOnly(item)]),
  );
  const copy: OpenApi = { openapi: document.openapi, info: { title: "", version: "", ...document.info }, paths };
  const whole = document.components ? { ...copy, components: document.components } : copy;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Changed are schemas, into schemas.
  return withPlainSchemas(whole) as OpenApi;
}

function withAnswersOnly(item: PathItem): PathItem {
  return Object.fromEntries(
    verbs.flatMap((verb) => {
      const operation = item[verb];
      if (!operation) return [];
      const { deprecated = false, responses = {} } = operation;
      return [[verb, { deprecated, responses }]];
    }),
  );
}

/** Changes schemas only: what stands under `value` or `example` is an answer and stays as it is. */
function withPlainSchemas(node: unknown, isPart = false): unknown {
  if (Array.isArray(node)) return node.map((each) => withPlainSchemas(each, isPart));
  if (!isRecord(node)) return node;
  if (isInt64(node["type"], node["format"])) return toDigitString(node);
  const fields = Object.entries(node).map(([key, value]) => {
    if (key === "value" || key === "example") return [key, value];
    return [key, key === "properties" ? withPlainProperties(value) : withPlainSchemas(value, key === "allOf")];
  });
  const items = isTyped(node["type"], "array") && isOpen(node["items"] ?? {}) ? { items: { type: "string" } } : {};
  return { ...Object.fromEntries(fields), ...items, ...(isPart ? {} : { ...toBounds(node), ...toFurther(node) }) };
}

/** Two bounds for each number. Prism passes over those that may not be met; a made number hardly ever meets one. */
function toBounds(node: Readonly<Record<string, unknown>>): { minimum?: number; maximum?: number } {
  if (!isTyped(node["type"], "integer", "number") || choosing.some((keyword) => keyword in node)) return {};
  const [least, most] = ["Minimum", "Maximum"].map((bound) =>
    [node[`exclusive${bound}`], node[bound.toLowerCase()]].find((value) => typeof value === "number"),
  );
  return {
    minimum: least ?? Math.min(0, (most ?? span) - span),
    maximum: most ?? (least ?? 0) + span,
  };
}

const span = 1_000_000;
const choosing = ["enum", "const", "$ref", "allOf", "anyOf", "oneOf", "multipleOf"];

/** What fields an open object has beside those that it names: none; where it names none, texts. */
function toFurther(node: Readonly<Record<string, unknown>>): { additionalProperties?: unknown } {
  const { type, properties, additionalProperties: further = true } = node;
  if (!isTyped(type, "object") || further !== true || "allOf" in node) return {};
  return { additionalProperties: properties === undefined ? { type: "string" } : false };
}

function isTyped(type: unknown, ...names: readonly string[]): boolean {
  return [type].flat().some((each) => typeof each === "string" && names.includes(each));
}

/** A property can have any name. Of which the document does not say what it holds, that is a text. */
function withPlainProperties(properties: unknown): unknown {
  if (!isRecord(properties)) return properties;
  return Object.fromEntries(
    Object.entries(properties).map(([name, schema]) => [
      name,
      isOpen(schema) ? { type: "string" } : withPlainSchemas(schema),
    ]),
  );
}

function isOpen(schema: unknown): boolean {
  return schema === true || (isRecord(schema) && !typing.some((keyword) => keyword in schema));
}

const typing = ["type", "$ref", "enum", "const", "anyOf", "oneOf", "allOf", "not", "if", "properties", "items"];

function toDigitString({ type, "x-example": example }: Readonly<Record<string, unknown>>): object {
  const types = [type].flat().map((each) => (each === "integer" || each === "number" ? "string" : each));
  return { type: types, pattern: "^[1-9][0-9]{18}$", examples: [example ?? "7300000000000000001"] };
}
