import { createRecord } from "./create-record.js";
import { describeParameter } from "./describe-parameter.js";
import { createLargeNumberJudge } from "./judge-large-number.js";
import { MockStartError } from "./mock-start-error.js";
import {
  type OpenApi,
  type OperationObject,
  type ParameterObject,
  type PathItem,
  resolve,
  type Schema,
  type SchemaObject,
} from "./openapi.js";
import type { Credential, Parameter } from "./operation.js";
import { readBoundaries, readChoices } from "./read-choices.js";
import { readSamples } from "./read-samples.js";
import type { CompileSchema } from "./schema-compiler.js";

/** Reads the parameters of an operation, those of its path included; headers that carry the key are no parameters. */
export function readParameters(
  document: OpenApi,
  item: PathItem,
  source: OperationObject,
  credentials: readonly Credential[],
  compile: CompileSchema,
): Parameter[] {
  const byPlace = new Map<string, ParameterObject>();
  for (const entry of [...(item.parameters ?? []), ...(source.parameters ?? [])]) {
    const parameter = resolve<ParameterObject>(document, entry);
    byPlace.set(`${parameter.in} ${parameter.name}`, parameter);
  }
  const isCredential = (parameter: ParameterObject) =>
    credentials.some((credential) => credential.in === parameter.in && sameName(credential, parameter));
  return [...byPlace.values()]
    .filter((parameter) => !isIgnored(parameter) && !isCredential(parameter))
    .map((parameter) => readParameter(document, parameter, compile));
}

function resolveSchema(document: OpenApi, schema: Schema = true): Schema {
  return typeof schema === "boolean" ? schema : resolve<SchemaObject>(document, schema);
}

function sameName(credential: Credential, parameter: ParameterObject): boolean {
  return credential.in === "header"
    ? credential.name.toLowerCase() === parameter.name.toLowerCase()
    : credential.name === parameter.name;
}

/** "If in is "header" and the name field is "Accept", "Content-Type" or "Authorization", the parameter definition SHALL be ignored." https://spec.openapis.org/oas/v3.1.1.html#fixed-fields-for-use-with-schema */
function isIgnored({ in: place, name }: ParameterObject): boolean {
  return place === "header" && ["accept", "content-type", "authorization"].includes(name.toLowerCase());
}

function readParameter(document: OpenApi, parameter: ParameterObject, compile: CompileSchema): Parameter {
  const json = parameter.content !== undefined;
  const declared = parameter.schema ?? Object.values(parameter.content ?? {})[0]?.schema ?? true;
  const schema = resolveSchema(document, declared);
  const types = readTypes(document, schema);
  const keywords: SchemaObject = typeof schema === "object" ? schema : {};
  const isDeep = parameter.style === "deepObject";
  if (types.includes("object") && !json && !isDeep) {
    throw new MockStartError([
      `\`${parameter.name}\` is an object in a style other than deepObject, which the mock cannot check.`,
    ]);
  }
  const list = types.includes("array") && !json ? readListStyle(parameter) : undefined;
  const deep = isDeep ? readPropertyTypes(document, keywords.properties ?? {}) : undefined;
  const notation = { name: parameter.name, list, deep, json };
  return {
    ...notation,
    in: parameter.in,
    required: parameter.required ?? parameter.in === "path",
    types,
    itemTypes: readTypes(document, keywords.items ?? true),
    default: readDefault(keywords),
    // What stands inside an object is no value that is sent by itself.
    choices: json || isDeep ? [] : readChoices(document, schema),
    boundaries: json || isDeep ? [] : readBoundaries(document, schema),
    samples: readSamples(document, parameter, schema, { list, deep: isDeep, json }),
    expected: describeParameter(document, schema, notation),
    accepts: compileParameter(parameter.name, declared, compile),
    acceptsLarge: createLargeNumberJudge(list === undefined ? schema : resolveSchema(document, keywords.items)),
  };
}

function readDefault({ default: value }: SchemaObject): string | undefined {
  return typeof value === "string" || typeof value === "number" || typeof value === "boolean"
    ? String(value)
    : undefined;
}

function readPropertyTypes(document: OpenApi, properties: Readonly<Record<string, Schema>>): Record<string, string[]> {
  return createRecord(Object.entries(properties).map(([name, schema]) => [name, readTypes(document, schema)]));
}

function compileParameter(name: string, schema: Schema, compile: CompileSchema): (value: unknown) => boolean {
  try {
    return compile(schema);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new MockStartError([`The schema of \`${name}\` does not compile: ${reason}`]);
  }
}

/** Types that a schema admits, over its branches; empty when it says nothing. */
function readTypes(document: OpenApi, schema: Schema, depth = 0): string[] {
  // Deeper than any parameter that can be written in an address: a schema that contains itself.
  if (typeof schema === "boolean" || depth > 8) return [];
  const { type, enum: values, const: only, anyOf, oneOf, allOf } = resolve<SchemaObject>(document, schema);
  if (type !== undefined) return [type].flat();
  if (values) return [...new Set(values.map((value) => (value === null ? "null" : typeof value)))];
  if (only !== undefined) return [typeof only];
  const branches = [...(anyOf ?? []), ...(oneOf ?? []), ...(allOf ?? [])];
  return [...new Set(branches.flatMap((branch) => readTypes(document, branch, depth + 1)))];
}

function readListStyle({ in: place, style, explode }: ParameterObject): Parameter["list"] {
  if (style === "spaceDelimited") return explode ? "repeated" : " ";
  if (style === "pipeDelimited") return explode ? "repeated" : "|";
  return (place === "query" || place === "cookie") && (explode ?? true) ? "repeated" : ",";
}
