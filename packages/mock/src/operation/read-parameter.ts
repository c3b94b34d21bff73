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
import { compileParameter } from "./compile-parameter.js";
import { createRecord } from "./create-record.js";
import { once } from "./once.js";
import type { Parameter } from "./operation.js";
import { readSamples } from "./read-samples.js";
import type { CompileSchema } from "./schema-compiler.js";

/** Reads a parameter that can be checked. */
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
  const check = compileParameter(declared, compile);
  // Most parameters are always given and right.
  const readOnce = once(() => readSamples(document, parameter, schema, { list, deep: isDeep, json }));
  return {
    ...written,
    in: parameter.in,
    required: parameter.required ?? parameter.in === "path",
    deprecated: isDeprecated(document, parameter),
    checked: true,
    types,
    itemTypes: readTypes(document, keywords.items ?? true),
    default: readDefault(keywords),
    // What stands inside an object is no value that is sent by itself.
    choices: json || isDeep ? [] : readChoices(document, schema),
    boundaries: json || isDeep ? [] : readBoundaries(document, schema),
    get samples() {
      return readOnce();
    },
    expected: describeParameter(document, schema, written),
    accepts: check.accepts,
    findMisfit(value) {
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
