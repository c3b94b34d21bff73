import type { KeywordCxt } from "ajv";
import addFormats from "ajv-formats";
import ajvEqual from "ajv/dist/runtime/equal.js";
import { type AnySchemaObject, Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";
import {
  assumedNull,
  type Direction,
  holdsBigint,
  once,
  optionalKeywords,
  parseJson,
  type Schema,
} from "@shortvideo-api/document";
import { equalsJson } from "@shortvideo-api/document/sample";
import {
  boundPattern,
  compilePattern,
  isPattern,
  type Pattern,
  UndecidedPatternError,
} from "@shortvideo-api/document/pattern";
import { checkUnevaluated } from "./check-unevaluated.js";
import { addExactKeywords, renameExact } from "./exact-keywords.js";
import { createLinker, type LinkSchema } from "./link-schema.js";

/** Compiles a schema of the document to a function that validates a value. */
export type CompileSchema = (schema: Schema) => ValidateFunction;

/** A schema does not compile, or its validation does not end. The message is a sentence. */
export class UnusableSchemaError extends Error {
  override readonly name = "UnusableSchemaError";
}

/**
 * Creates a compiler for the schemas of `document`, which follow JSON Schema 2020-12. `direction` is the direction of the bodies.
 *
 * Validation coerces no value: callers read texts by type first. The compiler throws when Ajv does, for example on an invalid
 * regular expression, because ignoring the keyword would switch the check off.
 *
 * A value passes when matching its pattern takes too long. The compiler then calls `onUndecided` with a sentence.
 */
export function createSchemaCompiler(
  document: object,
  direction: Direction,
  onUndecided?: (warning: string) => void,
): CompileSchema {
  const open: OpenAjv = (hasBigints) => {
    const ajv = createAjv(hasBigints);
    relaxRequired(ajv, [direction]);
    return ajv;
  };
  return createCompiler(document, open, onUndecided);
}

/** Opens a validator of values without bigints, or of values that may contain them. */
type OpenAjv = (hasBigints: boolean) => Ajv2020;

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
  addFormats.default(ajv);
  for (const [name, format] of Object.entries(ajv.formats)) {
    // The time for one of them, `url`, grows with the square of the length of the text.
    if (format instanceof RegExp) ajv.addFormat(name, (text: string) => boundFormat(format).test(text));
  }
  ajv.addFormat("regex", isPattern);
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

/** Returns `true` if validation checks the values of a format. Values of other formats always pass. */
export function assertsFormat(format: string): boolean {
  return Object.hasOwn(readFormats(), format);
}

const readFormats = once(() => createAjv(false).formats);

const boundFormats = new Map<RegExp, Pattern>();

/** Bounds each format once, because the formats of the library are the same for each document. */
function boundFormat(format: RegExp): Pattern {
  const known = boundFormats.get(format) ?? boundPattern(format);
  boundFormats.set(format, known);
  return known;
}

/**
 * Compiles each schema and its references when it is first used: most mocks use a small part of their document. The first value with a
 * bigint compiles the schema once more, so that other values cost nothing.
 */
function createCompiler(document: object, open: OpenAjv, onUndecided?: (warning: string) => void): CompileSchema {
  const compiled = new Map<unknown, ValidateFunction>();
  const compilePlain = openCompiler(document, open(false));
  const compileExact = once(() => openCompiler(document, open(true), renameExact));
  return (schema) => {
    const key = readKey(schema);
    let validate = compiled.get(key);
    if (!validate) {
      const exact = once(() => compileExact()(schema));
      validate = passUndecided(compilePlain(schema), exact, onUndecided);
      compiled.set(key, validate);
    }
    return validate;
  };
}

function openCompiler(document: object, ajv: Ajv2020, rename?: LinkSchema): CompileSchema {
  const link = createLinker(document, (id, schema) => void ajv.addSchema(schema, id), rename);
  return (schema) => compileSafely(ajv, link, schema);
}

function compileSafely(ajv: Ajv2020, link: LinkSchema, schema: Schema): ValidateFunction {
  try {
    return ajv.compile(link(schema));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new UnusableSchemaError(`A schema of it cannot be used: ${reason.replace(/\.?$/, ".")}`, { cause: error });
  }
}

function passUndecided(
  plain: ValidateFunction,
  exact: () => ValidateFunction,
  onUndecided: (warning: string) => void = () => {},
): ValidateFunction {
  const check = (value: unknown): value is unknown => {
    try {
      const validate = holdsBigint(value) ? exact() : plain;
      const isValid = validate(value);
      passing.errors = validate.errors ?? null;
      return isValid;
    } catch (error) {
      if (error instanceof RangeError) {
        throw new UnusableSchemaError("A schema of it contains itself, so its validation never ends.", {
          cause: error,
        });
      }
      if (!(error instanceof UndecidedPatternError)) throw error;
      onUndecided(`${error.message} The value is not checked.`);
      passing.errors = null;
      return true;
    }
  };
  const { schema, schemaEnv } = plain;
  const passing: ValidateFunction = Object.assign(check, { schema, schemaEnv });
  return passing;
}

/** Returns the schema itself, or the target of a schema that is only a reference: callers create such schemas for each call. */
function readKey(schema: Schema): unknown {
  const isReference = typeof schema === "object" && typeof schema["$ref"] === "string";
  return isReference && Object.keys(schema).length === 1 ? schema["$ref"] : schema;
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
  const compile = createCompiler(document, (hasBigints) => {
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
    return ajv;
  });
  return compile;
}

function isNotNull(_keyword: unknown, value: unknown): boolean {
  return value !== null;
}

function validateJson(text: string, validate: ValidateFunction): boolean {
  try {
    return validate(parseJson(text));
  } catch {
    return false;
  }
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
