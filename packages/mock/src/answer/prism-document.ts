import { type HttpMethod, isInt64, type MediaType } from "@shortvideo-api/document";
import { isRecord } from "../contract/is-record.js";
import { type OpenApi, readReference, type ResponseObject, resolve } from "../contract/openapi.js";

/** What Prism may see of one operation. */
export interface PrismDocument {
  /** An OpenAPI document of this operation alone. Its schemas refer to each other as `#/__bundled__/…`, as Prism expects. */
  readonly document: OpenApi;
  /** The schemas that the operation refers to. */
  readonly bundled: Readonly<Record<string, unknown>>;
}

/** Returns what Prism may see of an operation, made when it is asked for: a mock rarely needs all of a large document. */
export type ReadPrismDocument = (path: string, method: HttpMethod) => PrismDocument;

/**
 * Returns a reader of the parts of a document that Prism may see.
 *
 * Left out are the parts that the front answers for (parameters, bodies, security) and callbacks, which Prism would call.
 * 64-bit integers are strings of digits there: Prism holds numbers as doubles and would round them. The front writes them
 * back as numbers. What the document leaves open has limits that make sense: Prism would take any number, below zero too, for a
 * property of no type the schema itself, and put fields of random names into every open object.
 */
export function createPrismReader(document: OpenApi): ReadPrismDocument {
  const copies = createSchemaCopies(document);
  return (path, method) => {
    const { deprecated = false, responses = {} } = document.paths?.[path]?.[method] ?? {};
    const inlined = mapValues(responses, (entry) =>
      inlineReferences(document, resolve<ResponseObject>(document, entry)),
    );
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Changed are schemas, into schemas.
    const plain = withPlainSchemas(inlined, copies.toBundled) as Readonly<Record<string, ResponseObject>>;
    return {
      document: {
        openapi: document.openapi,
        info: { title: "", version: "", ...document.info },
        paths: { [path]: { [method]: { deprecated, responses: plain } } },
      },
      bundled: copies.listReached(plain),
    };
  };
}

/** A response without links, whose headers and examples stand in it themselves. */
function inlineReferences(document: OpenApi, { description, headers, content }: ResponseObject): object {
  return {
    ...(description === undefined ? {} : { description }),
    ...(headers === undefined ? {} : { headers: mapValues(headers, (each) => resolveRecord(document, each)) }),
    ...(content === undefined ? {} : { content: mapValues(content, (media) => inlineExamples(document, media)) }),
  };
}

function inlineExamples(document: OpenApi, { schema, example, examples = {} }: MediaType): object {
  const named = Object.entries(examples).filter(([, each]) => isRecord(each));
  return {
    ...(schema === undefined ? {} : { schema }),
    ...(example === undefined ? {} : { example }),
    ...(named.length === 0
      ? {}
      : { examples: mapValues(Object.fromEntries(named), (each) => resolveRecord(document, each)) }),
  };
}

function resolveRecord(document: OpenApi, node: unknown): unknown {
  return isRecord(node) ? resolve<object>(document, node) : node;
}

function mapValues<Value, Result>(
  record: Readonly<Record<string, Value>>,
  map: (value: Value) => Result,
): Record<string, Result> {
  return Object.fromEntries(Object.entries(record).map(([name, value]) => [name, map(value)]));
}

/** Gives a reference into the document the name that it has among the schemas beside an operation. */
type ToBundled = ($ref: string) => string;

interface SchemaCopies {
  readonly toBundled: ToBundled;
  /** Copies of the schemas that a node leads to, by name. */
  listReached(node: unknown): Record<string, unknown>;
}

/** Copies each schema once, when an operation leads to it first; operations share the copies. */
function createSchemaCopies(document: OpenApi): SchemaCopies {
  const names = new Map<string, string>();
  const references = new Map<string, string>();
  const copies = new Map<string, { readonly copy: unknown; readonly leadsTo: readonly string[] }>();
  const prefix = "#/__bundled__/";

  function toBundled($ref: string): string {
    const name = names.get($ref) ?? `schema${names.size}`;
    names.set($ref, name);
    references.set(name, $ref);
    return prefix + name;
  }

  function read(name: string) {
    const known = copies.get(name);
    if (known) return known;
    const copy = withPlainSchemas(readReference(document, references.get(name) ?? ""), toBundled);
    const made = { copy, leadsTo: listNames(copy) };
    copies.set(name, made);
    return made;
  }

  function listNames(node: unknown): string[] {
    if (!isRecord(node)) return [];
    const { $ref } = node;
    const own = typeof $ref === "string" && $ref.startsWith(prefix) ? [$ref.slice(prefix.length)] : [];
    return [...own, ...Object.values(node).flatMap(listNames)];
  }

  return {
    toBundled,
    listReached(node) {
      const reached = new Map<string, unknown>();
      const open = listNames(node);
      for (let name = open.pop(); name !== undefined; name = open.pop()) {
        if (reached.has(name)) continue;
        const { copy, leadsTo } = read(name);
        reached.set(name, copy);
        open.push(...leadsTo);
      }
      return Object.fromEntries(reached);
    },
  };
}

/** Changes schemas only: what stands under `value`, `example` or the like is an answer and stays as it is. */
function withPlainSchemas(node: unknown, toBundled: ToBundled, isPart = false): unknown {
  if (Array.isArray(node)) return node.map((each) => withPlainSchemas(each, toBundled, isPart));
  if (!isRecord(node)) return node;
  if (isInt64(node)) return toDigitString(node);
  const fields = Object.entries(node).map(([key, value]): [string, unknown] => {
    if (key === "$ref" && typeof value === "string") return [key, toBundled(value)];
    if (valueKeys.has(key) || (key === "examples" && Array.isArray(value))) return [key, value];
    return [
      key,
      key === "properties"
        ? withPlainProperties(value, toBundled)
        : withPlainSchemas(value, toBundled, key === "allOf"),
    ];
  });
  const items = isTyped(node["type"], "array") && isOpen(node["items"] ?? {}) ? { items: { type: "string" } } : {};
  return { ...Object.fromEntries(fields), ...items, ...(isPart ? {} : { ...toBounds(node), ...toFurther(node) }) };
}

const valueKeys = new Set(["value", "example", "default", "enum", "const", "x-example"]);

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
function withPlainProperties(properties: unknown, toBundled: ToBundled): unknown {
  if (!isRecord(properties)) return properties;
  return Object.fromEntries(
    Object.entries(properties).map(([name, schema]) => [
      name,
      isOpen(schema) ? { type: "string" } : withPlainSchemas(schema, toBundled),
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
