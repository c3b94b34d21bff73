import { isRecord, optionalKeywords, resolve, type Schema, type SchemaObject } from "@shortvideo-api/document";
import { compilePattern } from "../pattern/compile-pattern.js";

/**
 * Makes a value of a schema: its example, default or first choice, else the least that its type and limits ask for.
 *
 * A proposal: where branches or patterns contradict each other it may not fit, which the schema's own judge tells.
 */
export function sampleSchema(document: object, schema: Schema, depth = 0): unknown {
  // Deeper than anything a person writes by hand: a schema that requires itself.
  if (typeof schema === "boolean" || depth > 16) return schema === false ? undefined : "text";
  const resolved = resolve<SchemaObject>(document, schema);
  const known = readKnown(resolved);
  if (known !== undefined) return known;
  const { allOf, ...own } = resolved;
  const { oneOf, anyOf } = own;
  if (allOf) {
    const parts = [own, ...allOf].map((part) => sampleSchema(document, part, depth + 1));
    return parts.every(isRecord) ? Object.assign({}, ...parts) : parts.find((part) => part !== "text");
  }
  const [branch] = oneOf ?? anyOf ?? [];
  if (branch !== undefined && resolved.type === undefined) return sampleSchema(document, branch, depth + 1);
  return sampleType(document, resolved, depth);
}

/** Reads the value that a schema itself gives: an example, a default or a choice. */
export function readKnown(schema: SchemaObject): unknown {
  const { examples, example, default: usual, const: only, enum: values } = schema;
  const [first] = Array.isArray(examples) ? examples : [];
  return first ?? example ?? schema["x-example"] ?? usual ?? only ?? values?.[0];
}

function sampleType(document: object, schema: SchemaObject, depth: number): unknown {
  const [type = schema.properties ? "object" : "string"] = [schema.type ?? []].flat();
  if (type === "integer" || type === "number") return sampleNumber(schema);
  if (type === "boolean") return true;
  if (type === "null") return null;
  if (type === "array") {
    const { minItems } = schema;
    const item = sampleSchema(document, schema.items ?? true, depth + 1);
    return Array.from({ length: typeof minItems === "number" ? minItems : 1 }, () => item);
  }
  if (type !== "object") return sampleText(schema);
  const { required = [], properties = {} } = schema;
  const optional = schema[optionalKeywords.request];
  const isAsked = (name: unknown) => typeof name === "string" && !(Array.isArray(optional) && optional.includes(name));
  const names = Array.isArray(required) ? required.filter(isAsked) : [];
  return Object.fromEntries(names.map((name) => [name, sampleSchema(document, properties[name] ?? true, depth + 1)]));
}

function sampleNumber({ minimum, maximum, exclusiveMinimum, exclusiveMaximum, multipleOf }: SchemaObject): number {
  const step = typeof multipleOf === "number" ? multipleOf : 1;
  if (minimum !== undefined) return Math.ceil(minimum / step) * step;
  if (exclusiveMinimum !== undefined) return (Math.floor(exclusiveMinimum / step) + 1) * step;
  const most = Math.min(maximum ?? step, exclusiveMaximum === undefined ? step : exclusiveMaximum - step);
  return Math.floor(most / step) * step;
}

function sampleText({ pattern, format, minLength = 0, maxLength = Infinity }: SchemaObject): string {
  const known = format === undefined ? undefined : textsByFormat[format];
  if (known !== undefined) return known;
  if (pattern !== undefined) return samplePattern(pattern, minLength);
  return "text".padEnd(minLength, "x").slice(0, maxLength);
}

/** One letter or digit as often as the pattern wants it; `"text"` where it wants something else. */
function samplePattern(pattern: string, minLength: number): string {
  try {
    const expression = compilePattern(pattern);
    for (let length = Math.max(minLength, 1); length <= 64; length++) {
      for (const letter of "1aA") {
        const text = letter.repeat(length);
        if (expression.test(text)) return text;
      }
    }
  } catch {
    // It is no regular expression, or takes too long: the next text would take as long again.
  }
  return "text";
}

const textsByFormat: Readonly<Record<string, string>> = {
  date: "2026-01-31",
  "date-time": "2026-01-31T12:00:00Z",
  time: "12:00:00Z",
  duration: "PT1H",
  email: "a@example.com",
  hostname: "example.com",
  ipv4: "192.0.2.1",
  ipv6: "2001:db8::1",
  uri: "https://example.com/",
  "uri-reference": "https://example.com/",
  uuid: "123e4567-e89b-42d3-a456-426614174000",
  byte: "dGV4dA==",
};
