import type { KeywordCxt } from "ajv";
import ajvEqual from "ajv/dist/runtime/equal.js";
import { type AnySchemaObject, Ajv2020 } from "ajv/dist/2020.js";
import { assumedNull, type Direction, optionalKeywords, type Schema } from "@shortvideo-api/document";
import { equalsJson } from "@shortvideo-api/document/sample";
import { compilePattern } from "@shortvideo-api/document/pattern";
import { checkUnevaluated } from "./check-unevaluated.js";
import { type CompileSchema, compileOnUse, type OpenCompiler, type ValidateValue } from "./compile-on-use.js";
import { addExactKeywords, renameExact } from "./exact-keywords.js";
import { readFormats } from "./formats.js";
import { createLinker } from "./link-schema.js";
import { validateJson } from "./validate-json.js";

/**
 * Creates a compiler for the schemas of `document`, which follow JSON Schema 2020-12. `direction` is the direction of the bodies.
 *
 * Validation coerces no value: callers read texts by type first. The compiler throws when Ajv does, for example on an invalid
 * regular expression, because ignoring the keyword would switch the check off.
 *
 * See {@link compileOnUse} for `onUndecided`.
 */
export function createSchemaCompiler(
  document: object,
  direction: Direction,
  onUndecided?: (warning: string) => void,
): CompileSchema {
  const open: OpenCompiler = (hasBigints) => {
    const ajv = createAjv(hasBigints);
    relaxRequired(ajv, [direction]);
    return openCompiler(document, ajv, hasBigints);
  };
  return compileOnUse(open, onUndecided);
}

function createAjv(hasBigints: boolean): Ajv2020 {
  const regExp = Object.assign(compilePattern, { code: "new RegExp" });
  // A property may be named `constructor`, which every object inherits.
  const ownProperties = true;
  // The start of the mock validates the keywords of each schema, once.
  const validateSchema = false;
  const ajv = new Ajv2020({
    strict: false,
    allErrors: true,
    ownProperties,
    validateSchema,
    logger: false,
    code: { regExp },
  });
  compareAsJson(ajv);
  checkUnevaluated(ajv);
  for (const [name, format] of readFormats()) ajv.addFormat(name, format);
  addExactKeywords(ajv, hasBigints);
  return ajv;
}

/**
 * Makes `const`, `enum` and `uniqueItems` compare values as JSON. Ajv's own comparison calls the fields `toString` and `valueOf` of an
 * object, and throws when they are not functions.
 */
function compareAsJson({ scope }: Ajv2020): void {
  const addValue = scope.value.bind(scope);
  scope.value = (name, value) => addValue(name, value.ref === ajvEqual.default ? { ...value, ref: equalsJson } : value);
}

/** Compiles schemas with the keywords that bigints need, or without them. */
function openCompiler(document: object, ajv: Ajv2020, hasBigints: boolean): CompileSchema {
  const link = createLinker(
    document,
    (id, schema) => void ajv.addSchema(schema, id),
    hasBigints ? renameExact : undefined,
  );
  return (schema) => ajv.compile(link(schema));
}

/**
 * Creates a compiler that also validates JSON in texts, by `contentSchema`. JSON Schema leaves this to its users. The mock validates
 * such texts in its responses because clients decode them.
 *
 * With `refusesAssumedNull`, a schema admits `null` only as OpenAPI defines it; see {@link assumedNull}. `directions` are the
 * directions in which the values are sent.
 */
export function createContentCompiler(
  document: object,
  directions: readonly Direction[],
  { refusesAssumedNull = false }: { readonly refusesAssumedNull?: boolean } = {},
): CompileSchema {
  const compile = compileOnUse((hasBigints) => {
    const ajv = createAjv(hasBigints);
    relaxRequired(ajv, directions);
    if (refusesAssumedNull) ajv.addKeyword({ keyword: assumedNull, errors: false, validate: isNotNull });
    ajv.removeKeyword("contentSchema");
    ajv.addKeyword({
      keyword: "contentSchema",
      type: "string",
      errors: false,
      // Compiled on first use: the JSON may contain such a text again.
      validate: (schema: Schema, text: string, parent?: AnySchemaObject) =>
        parent?.["contentMediaType"] !== "application/json" || validateJson(text, compile(schema)),
    });
    return openCompiler(document, ajv, hasBigints);
  });
  return compile;
}

function isNotNull(_keyword: unknown, value: unknown): boolean {
  return value !== null;
}

/** Makes a validator accept bodies without the properties that they may leave out in these directions. */
function relaxRequired(ajv: Ajv2020, directions: readonly Direction[]): void {
  const definition = ajv.getKeyword("required");
  if (typeof definition !== "object" || !("code" in definition)) throw new Error("Ajv has no keyword `required`.");
  // The code for longer lists would read the names from the schema.
  ajv.opts.loopRequired = Infinity;
  ajv.removeKeyword("required");
  ajv.addKeyword({
    ...definition,
    // Keeps its position among the keywords, because messages report the first error.
    before: "propertyNames",
    code(context: KeywordCxt) {
      const names: readonly string[] = context.schema;
      const lists = directions.map((direction) => context.parentSchema[optionalKeywords[direction]]);
      const optional = new Set<unknown>(lists.filter(Array.isArray).flat());
      definition.code(Object.assign(context, { schema: names.filter((name) => !optional.has(name)) }));
    },
  });
}

/** Compiles the meta-schema of JSON Schema 2020-12. */
export function compileMetaSchema(): ValidateValue {
  const ajv = new Ajv2020({ strict: false, logger: false, allErrors: true });
  // Not `validateSchema`, because a schema may name another meta-schema in `$schema`.
  const validate = ajv.getSchema("https://json-schema.org/draft/2020-12/schema");
  if (!validate) throw new Error("The validator has no meta-schema of JSON Schema 2020-12.");
  return validate;
}
