import addFormats from "ajv-formats";
import { type AnySchema, Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";
import { isRecord } from "@shortvideo-api/document";

/** Returns the first mistake of a value, or `undefined` if it matches the schema at the pointer. */
export type Validate = (pointer: readonly string[], value: unknown) => string | undefined;

/**
 * Creates a validator for the responses of an unchanged document, OpenAPI 3.0 or 3.1. It shares no code with the mock. In 3.0,
 * `nullable` adds `null` to the `type` of the same schema, and has no effect without a `type`. A required property that is `writeOnly`
 * may be absent.
 */
export function createValidator(document: Readonly<Record<string, unknown>>): Validate {
  const ajv = new Ajv2020({
    strict: false,
    logger: false,
    ownProperties: true,
    validateSchema: false,
    code: { regExp: Object.assign(compilePattern, { code: "new RegExp" }) },
  });
  addFormats.default(ajv);
  // https://spec.openapis.org/registry/format/uint64
  ajv.addFormat("uint64", { type: "number", validate: (value) => Number.isInteger(value) && value >= 0 });
  const is30 = /^3(?:\.0|$)/.test(String(document["openapi"]));
  ajv.addSchema(toJsonSchemas(document, is30) as AnySchema, root);
  const compiled = new Map<string, ValidateFunction>();
  return (pointer, value) => {
    const $ref = `${root}#/${pointer.map(toPointerSegment).join("/")}`;
    const validate = compiled.get($ref) ?? ajv.compile({ $ref });
    compiled.set($ref, validate);
    if (validate(value)) return undefined;
    const [first] = validate.errors ?? [];
    return `${first?.instancePath || "/"} ${first?.message} (${first?.schemaPath})`;
  };
}

const root = "https://document.test/";

function toPointerSegment(step: string): string {
  return encodeURIComponent(step.replaceAll("~", "~0").replaceAll("/", "~1"));
}

/** Compiles a pattern with the flag `u`, or without it: many documents escape characters that must not be escaped with `u`. */
function compilePattern(pattern: string): RegExp {
  try {
    return new RegExp(pattern, "u");
  } catch {
    return new RegExp(pattern);
  }
}

type Node = Readonly<Record<string, unknown>>;

/** Converts a part of the document to JSON Schema 2020-12, without its examples and defaults. */
function toJsonSchemas(node: unknown, is30: boolean, isMap = false): unknown {
  if (Array.isArray(node)) return node.map((each) => toJsonSchemas(each, is30));
  if (!isRecord(node)) return node;
  if (isMap) return mapValues(node, (value) => toJsonSchemas(value, is30));
  if (is30 && typeof node["$ref"] === "string") return { $ref: toAbsolute(node["$ref"]) };
  const converted = mapValues(node, (value, key) => {
    if (key === "$ref" && typeof value === "string") return toAbsolute(value);
    if (["example", "examples", "default"].includes(key)) return undefined;
    // An empty `enum` is ignored, because no value could match it.
    if (key === "enum" && Array.isArray(value) && value.length === 0) return undefined;
    if (key === "enum" || key === "const") return value;
    return toJsonSchemas(value, is30, mapKeywords.has(key));
  });
  return toSchema(converted, is30);
}

/** Keywords whose value is an object with names as its keys, not keywords. */
const mapKeywords = new Set(
  "properties patternProperties $defs dependentSchemas schemas responses headers paths content".split(" "),
);

function toAbsolute($ref: string): string {
  return $ref.startsWith("#") ? root + $ref : $ref;
}

/** Converts the keywords of one schema: https://spec.openapis.org/oas/v3.0.4.html#schema-object. */
function toSchema(node: Node, is30: boolean): Node {
  const { nullable, exclusiveMinimum, exclusiveMaximum, $id, id, ...rest } = node;
  const schema: Record<string, unknown> = { ...rest };
  const { required, properties } = rest;
  if (Array.isArray(required) && isRecord(properties)) {
    schema["required"] = required.filter((name: string) => !isWriteOnly(properties[name]));
  }
  if (typeof $id !== "string") schema["$id"] = $id;
  if (typeof id !== "string") schema["id"] = id;
  for (const [bound, exclusive, value] of [
    ["minimum", "exclusiveMinimum", exclusiveMinimum],
    ["maximum", "exclusiveMaximum", exclusiveMaximum],
  ] as const) {
    if (typeof value !== "boolean") schema[exclusive] = value;
    else if (value) {
      schema[exclusive] = schema[bound];
      delete schema[bound];
    }
  }
  if (is30 && nullable === true && typeof node["type"] === "string") schema["type"] = [node["type"], "null"];
  return mapValues(schema, (value) => value);
}

function isWriteOnly(schema: unknown): boolean {
  return isRecord(schema) && schema["writeOnly"] === true;
}

function mapValues(node: Node, change: (value: unknown, key: string) => unknown): Record<string, unknown> {
  const entries = Object.entries(node).map(([key, value]) => [key, change(value, key)]);
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
}
