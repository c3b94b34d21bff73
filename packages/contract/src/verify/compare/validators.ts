import type { ValidateFunction } from "ajv";
import type { OpenApi, SchemaObject } from "@shortvideo-api/document";
import { type CompileSchema, createSchemaCompiler } from "@shortvideo-api/mock/internal";

/** What holds values against schemas. */
export interface Validators {
  readonly compile: CompileSchema;
  /** Validators what a schema says of a value itself, and not of what is inside it or what other schemas say. */
  readonly alone: (schema: SchemaObject) => ValidateFunction;
}

/** Keywords that hand a value, or a part of it, to another schema; the walk goes there itself. */
const handing = new Set(
  "$ref allOf anyOf oneOf properties items additionalProperties patternProperties unevaluatedProperties unevaluatedItems".split(
    " ",
  ),
);

/** Compiles each schema of a document when it is needed first. */
export function createValidators(document: OpenApi): Validators {
  const compile = createSchemaCompiler(document, "response");
  const known = new WeakMap<SchemaObject, ValidateFunction>();
  return {
    compile,
    alone(schema) {
      const own = Object.entries(schema).filter(([keyword]) => !handing.has(keyword));
      const validate = known.get(schema) ?? compile(Object.fromEntries(own));
      known.set(schema, validate);
      return validate;
    },
  };
}
