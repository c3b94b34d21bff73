import type { ValidateFunction } from "ajv";
import { type OpenApi, type SchemaObject, viewSchema } from "@shortvideo-api/document";
import { compileMatcher } from "@shortvideo-api/document/pattern";
import { type CompileSchema, createSchemaCompiler } from "@shortvideo-api/mock/requests";

/** Compiles the schemas of a document. */
export interface Validators {
  readonly compile: CompileSchema;
  /** Compiles only the keywords of a schema about the value itself, without subschemas and references. */
  readonly compileAlone: (schema: SchemaObject) => ValidateFunction;
  /** Returns `true` when a text matches a `pattern`. Compiles each pattern once. */
  readonly matches: (pattern: string, text: string) => boolean;
}

/** Keywords that apply another schema to a part of a value: `visitBody` visits these schemas itself. */
const applicators = new Set(
  "properties items prefixItems additionalProperties patternProperties unevaluatedProperties unevaluatedItems".split(
    " ",
  ),
);

/** Creates validators that compile each schema of a document on first use. */
export function createValidators(document: OpenApi): Validators {
  const compile = createSchemaCompiler(document, "response");
  const known = new WeakMap<SchemaObject, ValidateFunction>();
  const matchers = new Map<string, (text: string) => boolean>();
  return {
    compile,
    compileAlone(schema) {
      const { own, beside } = viewSchema(document, schema);
      const keywords = Object.entries(schema.$ref === undefined ? own : (beside ?? {}));
      const alone = Object.fromEntries(keywords.filter(([keyword]) => !applicators.has(keyword)));
      const validate = known.get(schema) ?? compile(alone);
      known.set(schema, validate);
      return validate;
    },
    matches(pattern, text) {
      const matcher = matchers.get(pattern) ?? compileMatcher(pattern);
      matchers.set(pattern, matcher);
      return matcher(text);
    },
  };
}
