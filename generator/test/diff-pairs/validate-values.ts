import { Ajv2020 } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import type { Direction } from "@shortvideo-api/document/source";
import type { Side } from "../../../packages/diff/src/schema/side.ts";
import {
  resolveSchema,
  type Schema,
  type SchemaObject,
  type SchemaScope,
  type SchemaType,
} from "@shortvideo-api/document/sample/source";
import { values } from "./values.ts";

/** Compares the values that two documents admit. */
export interface ValueComparison {
  /** A value that breaks a caller of the earlier document; `undefined` when none is known. */
  readonly findBreak: (before: number, after: number) => string | undefined;
  /** A value that only one of the documents admits; `undefined` when none is known. */
  readonly findDifference: (before: number, after: number) => string | undefined;
}

/** Validates all values against the schemas of all documents. Returns functions that compare two of the documents. */
export function validateValues(sides: readonly Side[], direction: Direction): ValueComparison {
  const strict = sides.map((side) => validateAll(side, direction, "written"));
  const forCallers = sides.map((side) => validateAll(side, direction, direction === "request" ? "sent" : "read"));
  return {
    findBreak: (before, after) => {
      const [caller, service] = [forCallers[before], strict[after]];
      const [given, taken] = direction === "request" ? [caller, service] : [service, caller];
      return findValue((index) => (given?.[index] ?? false) && !taken?.[index]);
    },
    findDifference: (before, after) => findValue((index) => strict[before]?.[index] !== strict[after]?.[index]),
  };
}

function findValue(isFound: (index: number) => boolean): string | undefined {
  const index = values.findIndex((_, at) => isFound(at));
  return index === -1 ? undefined : JSON.stringify(values[index]);
}

/**
 * The use of a schema. `written`: as it is. `sent`: to values of callers, without properties that the schema does not name.
 * `read`: to values for callers, who ignore unknown properties and unknown values of an enumeration.
 */
type Use = "written" | "sent" | "read";

/** Validates the schemas themselves. All documents share it, because compiling the meta-schema takes most of the time. */
const metaValidator = new Ajv2020({ strict: false, logger: false });

/** Returns, for each of `values`, whether the schema of a document accepts it. */
function validateAll(side: Side, direction: Direction, use: Use): readonly boolean[] {
  const ajv = new Ajv2020({ strict: false, logger: false, validateFormats: true, validateSchema: false });
  addFormats.default(ajv);
  // The validator ignores formats of numbers: the differ reports their changes separately.
  for (const name of ["int32", "int64", "uint64", "float", "double", "binary", "colour"]) ajv.addFormat(name, true);
  ajv.removeKeyword("contentSchema");
  ajv.addKeyword({
    keyword: "contentSchema",
    compile: (schema: Schema) => {
      const validate = ajv.compile(resolveIn(side, direction, use, schema));
      return (text: unknown): boolean => {
        if (typeof text !== "string") return true;
        try {
          return validate(JSON.parse(text));
        } catch {
          return false;
        }
      };
    },
  });
  const schema = resolveIn(side, direction, use, readValue(side));
  if (metaValidator.validateSchema(schema) !== true) throw new Error(metaValidator.errorsText());
  const validate = ajv.compile(schema);
  return values.map((value) => validate(value));
}

/** Returns the schema of `value` in the only body of a document. */
function readValue({ operations: [described] }: Side): Schema {
  const { body, responses } = described?.documented ?? {};
  const { media = [] } = body ?? responses?.get("200") ?? {};
  const { schema } = media.find(({ name }) => name === "application/json") ?? {};
  const value = typeof schema === "object" ? schema.properties?.["value"] : undefined;
  if (value === undefined) throw new Error("The document has no value.");
  return value;
}

function resolveIn({ scope }: Side, direction: Direction, use: Use, schema: Schema): object {
  const put = (one: Schema): Schema => adapt(scope, one, direction, use);
  const schemas = Object.fromEntries(Object.entries(scope.schemas).map(([key, one]) => [key, put(one)]));
  return { allOf: [closeObject(put(schema), use)], components: { schemas } };
}

/** Keywords whose values are schemas of the same value. */
const composing = ["allOf", "anyOf", "oneOf"] as const;

/** Adapts a schema to the use of its values. */
function adapt(scope: SchemaScope, schema: Schema, direction: Direction, use: Use): Schema {
  if (typeof schema === "boolean") return schema;
  const inner = (one: Schema): Schema => closeObject(adapt(scope, one, direction, use), use);
  const unsent = direction === "request" ? "readOnly" : "writeOnly";
  const isUnsent = (name: string): boolean => {
    const property = schema.properties?.[name] ?? true;
    return [property, resolveSchema(scope, property)].some((one) => typeof one === "object" && one[unsent] === true);
  };
  const adapted: SchemaObject = { ...schema };
  if (schema.properties) {
    adapted.properties = Object.fromEntries(
      Object.entries(schema.properties).map(([name, one]) => [name, isUnsent(name) ? use === "read" : inner(one)]),
    );
  }
  // A caller sends each required property, even one without a schema.
  if (use === "sent" && schema.required) {
    const unlisted = schema.required.filter((name) => !Object.hasOwn(schema.properties ?? {}, name));
    const value = inner(schema.additionalProperties ?? true);
    adapted.properties = { ...Object.fromEntries(unlisted.map((name) => [name, value])), ...adapted.properties };
  }
  if (schema.required) adapted.required = schema.required.filter((name) => !isUnsent(name));
  if (schema.items !== undefined) adapted.items = inner(schema.items);
  if (schema.prefixItems) adapted.prefixItems = schema.prefixItems.map(inner);
  if (schema.additionalProperties !== undefined) adapted.additionalProperties = inner(schema.additionalProperties);
  for (const keyword of composing) {
    const parts = schema[keyword];
    if (parts) adapted[keyword] = parts.map((one) => adapt(scope, one, direction, use));
  }
  return use === "read" ? readLeniently(adapted) : adapted;
}

/** Makes a schema accept unknown properties and values, which a reader ignores. */
function readLeniently(schema: SchemaObject): SchemaObject {
  const { enum: listed, const: constant, oneOf, ...rest } = schema;
  const given = listed ?? (constant === undefined ? undefined : [constant]);
  if (rest.additionalProperties === false) delete rest.additionalProperties;
  return {
    ...rest,
    ...(given && rest.type === undefined ? { type: [...new Set(given.map(typeOf))] } : {}),
    ...(oneOf ? { allOf: [...(rest.allOf ?? []), { anyOf: oneOf }] } : {}),
  };
}

function typeOf(value: unknown): SchemaType {
  if (value === null) return "null";
  if (typeof value === "string") return "string";
  if (typeof value === "boolean") return "boolean";
  return typeof value === "number" ? "number" : "object";
}

/** Closes an object whose properties are named: a sender adds no others. */
function closeObject(schema: Schema, use: Use): Schema {
  return use === "sent"
    ? { allOf: [schema], ...(namesProperties(schema) ? { unevaluatedProperties: false } : {}) }
    : schema;
}

function namesProperties(schema: Schema): boolean {
  if (typeof schema === "boolean") return false;
  if (schema.$ref !== undefined || schema.properties) return true;
  return composing.some((keyword) => schema[keyword]?.some(namesProperties));
}
