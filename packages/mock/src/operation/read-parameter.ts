import type { ValidateFunction } from "ajv/dist/2020.js";
import {
  describeParameter,
  isDeprecated,
  type ObjectParts,
  type ParameterObject,
  type ParameterStyle,
  readBoundaries,
  readChoices,
  readListSeparator,
  readTypes,
  resolve,
  type Schema,
  type SchemaObject,
} from "@shortvideo-api/document";
import { once } from "./once.js";
import { readPathStyle } from "./path-style.js";
import { createRecord } from "./create-record.js";
import type { Parameter } from "./operation.js";
import { readSamples } from "./read-samples.js";
import type { CompileSchema } from "./schema-compiler.js";

/** Reads a parameter whose values the mock can check. */
export function readParameter(
  document: object,
  parameter: ParameterObject,
  compile: CompileSchema,
  style: Extract<ParameterStyle, { kind: "plain" | "deepObject" }> = { kind: "plain" },
): Parameter {
  const json = parameter.content !== undefined;
  const declared = parameter.schema ?? Object.values(parameter.content ?? {})[0]?.schema ?? true;
  const schema = resolveSchema(document, declared);
  const types = readTypes(document, schema);
  const keywords: SchemaObject = typeof schema === "object" ? schema : {};
  const isDeep = style.kind === "deepObject";
  const list = types.includes("array") && !json ? readListSeparator(parameter) : undefined;
  const deep = isDeep ? readPropertyTypes(document, style.parts) : undefined;
  const written = { name: parameter.name, list, deep, json };
  const pathStyle = readPathStyle(parameter, list !== undefined);
  const check = compileParameter(declared, compile);
  // Most parameters are always given and right.
  const readOnce = once(() => readSamples(document, parameter, schema, { list, deep: isDeep, json }));
  return {
    ...written,
    in: parameter.in,
    pathStyle,
    required: parameter.required ?? parameter.in === "path",
    deprecated: isDeprecated(document, parameter),
    checked: true,
    types,
    itemTypes: readTypes(document, keywords.items ?? true),
    default: readDefault(keywords),
    // A request does not send the parts of such a value by themselves.
    choices: json || isDeep ? [] : readChoices(document, schema),
    boundaries: json || isDeep ? [] : readBoundaries(document, schema),
    get samples() {
      return readOnce();
    },
    expected: describeParameter(document, schema, written) + (pathStyle ? `, written \`${pathStyle.begin}…\`` : ""),
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
export function readPropertyTypes(document: object, parts: ObjectParts | undefined): Record<string, string[]> {
  return createRecord([...(parts?.properties ?? [])].map(([name, schema]) => [name, readTypes(document, schema)]));
}

/** The compiled checks of a parameter. */
export interface ParameterCheck {
  readonly accepts: (value: unknown) => boolean;
  /** Finds the first error of a value. */
  readonly findError: (value: unknown) => NonNullable<ValidateFunction["errors"]>[number] | undefined;
}

/** Returns the checks of a schema, which is compiled when the first value is checked. */
export function compileParameter(schema: Schema, compile: CompileSchema): ParameterCheck {
  const validate = once(() => compile(schema));
  return {
    accepts: (value) => validate()(value),
    findError: (value) => (validate()(value) ? undefined : validate().errors?.[0]),
  };
}

/** Returns a parameter that accepts every value, any number of times, because nothing defines which values are valid. */
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
    deep: style === "deepObject" ? {} : undefined,
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

/** Splits the texts of a list into the texts of its items. Returns the texts of other parameters unchanged. */
export function splitList(list: Parameter["list"], texts: readonly string[]): readonly string[] {
  return list === undefined || list === "repeated" ? texts : texts.flatMap((text) => text.split(list));
}
