import {
  type DocumentedParameter,
  isRecord,
  type ListSeparator,
  printJson,
  type SchemaObject,
  type SchemaView,
} from "@shortvideo-api/document";
import { planRequest } from "./plan-schema.js";

/** How a request writes the values of a parameter. */
export interface ValueStyle {
  readonly list: ListSeparator | undefined;
  readonly deep: boolean;
  readonly json: boolean;
}

/** Reads values that can replace a missing or invalid one, best first: documented values, then one of the planner. */
export function readSamples(
  document: object,
  { examples, schema, view }: DocumentedParameter,
  style: ValueStyle,
): readonly (readonly string[])[] {
  const { own: keywords } = view;
  const candidates: unknown[] = [
    ...examples,
    ...(keywords.examples ?? []),
    keywords.default,
    ...(keywords.enum ?? []),
    planRequest(document, schema).make(0),
  ];
  return candidates.filter((value) => value !== undefined).map((value) => writeTexts(value, style));
}

/** Reads the value that a schema itself gives: an example, a default or its first choice. */
export function readOwnValue(schema: SchemaObject): unknown {
  const { examples = [], "x-example": quoted } = schema;
  return examples[0] ?? quoted ?? schema.default ?? schema.const ?? schema.enum?.[0];
}

/** Reads the default of a value, as a request writes it. */
export function readDefault({ own }: SchemaView): string | undefined {
  const { default: value } = own;
  return typeof value === "string" || typeof value === "number" || typeof value === "boolean"
    ? String(value)
    : undefined;
}

/** Writes a value as texts: one for each item of a list and, as `[name]value`, for each property of an object. */
export function writeTexts(value: unknown, { list, deep, json }: ValueStyle): readonly string[] {
  if (json) return [printJson(value)];
  if (deep && isRecord(value)) return Object.entries(value).map(([name, each]) => `[${name}]${writeText(each)}`);
  if (list === undefined || !Array.isArray(value)) return [writeText(value)];
  return value.map(writeText);
}

/** Writes a single value: a text as it is, and any other value as JSON. */
export function writeText(value: unknown): string {
  return typeof value === "string" ? value : printJson(value);
}
