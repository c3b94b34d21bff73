import type { Schema, SchemaObject } from "./openapi.js";
import { quoteNames } from "@shortvideo-api/report";

/** Says what a schema asks for, to end a sentence: `"an integer from 1 to 50"`, ``"one of `asc`, `desc`"``. */
export function describeSchema(schema: Schema): string {
  if (schema === true) return "any value";
  if (schema === false) return "no value at all";
  const { type, enum: values, pattern, minLength, maxLength, format, items } = schema;
  if (Array.isArray(values)) return `one of ${quoteNames(values.map(String))}`;
  if (schema.const !== undefined) return `\`${JSON.stringify(schema.const)}\``;
  if (type === "array") return `a list, each ${items === undefined ? "of any value" : describeSchema(items)}`;
  if (type === "integer" || type === "number") {
    return `${integersByFormat[format ?? ""] ?? (type === "integer" ? "an integer" : "a number")}${describeRange(schema)}`;
  }
  if (type === "boolean") return "`true` or `false`";
  if (type === "object") return "an object";
  const parts = [
    pattern === undefined ? undefined : `that matches \`${pattern}\``,
    describeLength(minLength, maxLength),
    format === undefined ? undefined : `in the format \`${format}\``,
  ].filter((part) => part !== undefined);
  if (parts.length > 0) return `text ${parts.join(", ")}`;
  return type === "string" ? "text" : "what its schema says";
}

const integersByFormat: Readonly<Record<string, string>> = {
  int32: "a 32-bit integer",
  int64: "a 64-bit integer",
  uint64: "a 64-bit integer from 0 on",
};

function describeRange({ minimum, maximum, exclusiveMinimum, exclusiveMaximum }: SchemaObject): string {
  if (minimum !== undefined && maximum !== undefined) return ` from ${minimum} to ${maximum}`;
  if (minimum !== undefined) return `, ${minimum} or more`;
  if (exclusiveMinimum !== undefined)
    return ` above ${exclusiveMinimum}${maximum === undefined ? "" : `, up to ${maximum}`}`;
  if (maximum !== undefined) return `, ${maximum} or less`;
  return exclusiveMaximum === undefined ? "" : ` below ${exclusiveMaximum}`;
}

function describeLength(minimum: number | undefined, maximum: number | undefined): string | undefined {
  if (minimum !== undefined && maximum !== undefined) return `of ${minimum} to ${maximum} characters`;
  if (minimum !== undefined) return `of at least ${minimum} character${minimum === 1 ? "" : "s"}`;
  return maximum === undefined ? undefined : `of at most ${maximum} character${maximum === 1 ? "" : "s"}`;
}
