import type { ValidateFunction } from "ajv/dist/2020.js";
import {
  allowsEmptyValue,
  describeParameter,
  isDeprecated,
  listParts,
  type ParameterObject,
  parseMediaType,
  type ParameterStyle,
  readBodyKind,
  readBoundaries,
  readChoices,
  readJoinedStyle,
  readListSeparator,
  readStyle,
  readObjectParts,
  readTypes,
  resolve,
  type Schema,
  type SchemaObject,
} from "@shortvideo-api/document";
import { once } from "./once.js";
import { createRecord } from "./create-record.js";
import type { Parameter, PropertyTypes } from "./operation.js";
import { readSamples } from "./read-samples.js";
import type { CompileSchema } from "./schema-compiler.js";

/** Reads a parameter whose values the mock can check. */
export function readParameter(
  document: object,
  parameter: ParameterObject,
  compile: CompileSchema,
  style: Extract<ParameterStyle, { kind: "plain" | "deepObject" | "joined" }> = { kind: "plain" },
): Parameter {
  const json = Object.keys(parameter.content ?? {}).some(
    (name) => readBodyKind(parseMediaType(name).essence) !== "text",
  );
  const declared = parameter.schema ?? Object.values(parameter.content ?? {})[0]?.schema ?? true;
  const schema = resolveSchema(document, declared);
  const types = readTypes(document, schema);
  const keywords: SchemaObject = typeof schema === "object" ? schema : {};
  const isDeep = style.kind !== "plain";
  const list = types.includes("array") && !json ? readListSeparator(parameter) : undefined;
  const deep = isDeep ? readPropertyTypes(document, declared) : undefined;
  const shape = list === undefined ? "value" : "list";
  const ownStyle = isDeep || json ? undefined : readJoinedStyle(parameter, shape);
  const joined = style.kind === "joined" ? style.joined : ownStyle;
  const written = { name: parameter.name, list, deep, joined, json };
  const allowsEmpty = allowsEmptyValue(document, parameter);
  const check = compileParameter(declared, compile);
  // Read on demand: most requests need no sample.
  const readOnce = once(() => readSamples(document, parameter, schema, { list, deep: isDeep, json }));
  return {
    ...written,
    in: parameter.in,
    isWholeQuery: readStyle(parameter) === "querystring",
    allowsEmpty,
    isVerbatim: parameter.in === "cookie" && readStyle(parameter) === "cookie",
    required: parameter.required ?? parameter.in === "path",
    deprecated: isDeprecated(document, parameter),
    checked: true,
    types,
    itemTypes: readTypes(document, keywords.items ?? true),
    default: readDefault(keywords),
    // A choice or a limit is one text, but such a value has several parts.
    choices: json || isDeep ? [] : readChoices(document, schema),
    boundaries: json || isDeep ? [] : readBoundaries(document, schema),
    get samples() {
      return readOnce();
    },
    expected: describeParameter(document, schema, written) + (allowsEmpty ? ", or an empty value" : ""),
    accepts: check.accepts,
    findSchemaError(value) {
      const error = check.findError(value);
      return error && { keyword: error.keyword, schemaPath: error.schemaPath, path: error.instancePath };
    },
  };
}

function resolveSchema(document: object, schema: Schema = true): Schema {
  return typeof schema === "boolean" ? schema : resolve<SchemaObject>(document, schema);
}

function readDefault({ default: value }: SchemaObject): string | undefined {
  return typeof value === "string" || typeof value === "number" || typeof value === "boolean"
    ? String(value)
    : undefined;
}

/** Reads the types of the properties of an object. */
export function readPropertyTypes(document: object, schema: Schema): PropertyTypes {
  const { properties = [] } = readObjectParts(document, schema) ?? {};
  const others = listParts(document, schema).map(({ additionalProperties = true }) => additionalProperties);
  return {
    types: createRecord([...properties].map(([name, inner]) => [name, readTypes(document, inner)])),
    otherTypes: others.flatMap((inner) => (typeof inner === "boolean" ? [] : readTypes(document, inner))),
  };
}

/** The compiled checks of a parameter. */
export interface ParameterCheck {
  /** Returns `true` when a value matches the schema. */
  readonly accepts: (value: unknown) => boolean;
  /** Finds the first error of a value. */
  readonly findError: (value: unknown) => NonNullable<ValidateFunction["errors"]>[number] | undefined;
}

/** Creates the checks of a schema, which is compiled when the first value is checked. */
export function compileParameter(schema: Schema, compile: CompileSchema): ParameterCheck {
  const validate = once(() => compile(schema));
  return {
    accepts: (value) => validate()(value),
    findError: (value) => (validate()(value) ? undefined : validate().errors?.[0]),
  };
}

/** Creates a parameter that accepts every value, any number of times, because nothing defines the valid values. */
export function toUnchecked({
  name,
  in: place,
  required,
  deprecated = false,
  style,
  explode,
}: ParameterObject): Parameter {
  const isSeen = place !== "cookie" || explode === false;
  return {
    name,
    in: place,
    required: isSeen && (required ?? place === "path"),
    deprecated,
    list: "repeated",
    isWholeQuery: place === "query" && style === "querystring",
    deep: style === "deepObject" ? { types: {}, otherTypes: [] } : undefined,
    checked: false,
    json: false,
    types: [],
    itemTypes: [],
    default: undefined,
    choices: [],
    boundaries: [],
    samples: [],
    expected: "an object",
    accepts: () => true,
    findSchemaError: () => undefined,
  };
}
