import addFormats from "ajv-formats";
import { type AnySchemaObject, Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";
import { assumedNull, type Direction, type Schema } from "@shortvideo-api/document";
import { boundPattern, compilePattern, type Pattern } from "../pattern/compile-pattern.js";
import { UndecidedPatternError } from "../pattern/timed-matcher.js";
import { createLinker } from "./link-schema.js";
import { relaxRequired } from "./relax-required.js";

/** Turns a schema of the document into a function that judges a value. */
export type CompileSchema = (schema: Schema) => ValidateFunction;

/**
 * Gives a compiler for the schemas of `document`, by JSON Schema 2020-12 and nothing older.
 *
 * Nothing is coerced: text is read by type before it comes here. The compiler throws where Ajv does, as on a pattern that
 * is no regular expression; to go on without would switch the check off. `direction` is that of the bodies to validate.
 *
 * A value that a pattern cannot be matched with in reasonable time passes, and `onUndecided` is called with a sentence.
 */
export function createSchemaCompiler(
  document: object,
  direction: Direction,
  onUndecided?: (warning: string) => void,
): CompileSchema {
  const ajv = createAjv();
  relaxRequired(ajv, [direction]);
  return createCompiler(document, ajv, onUndecided);
}

function createAjv(): Ajv2020 {
  const regExp = Object.assign(compilePattern, { code: "new RegExp" });
  // A property may be called `constructor`, which every object inherits.
  const ownProperties = true;
  // The gate validates the keywords of each schema, once.
  const validateSchema = false;
  const ajv = new Ajv2020({
    strict: false,
    allErrors: true,
    ownProperties,
    validateSchema,
    logger: false,
    code: { regExp },
  });
  addFormats.default(ajv);
  for (const [name, format] of Object.entries(ajv.formats)) {
    // One of the library's own, `url`, takes the square of the length of a text.
    if (format instanceof RegExp) ajv.addFormat(name, (text: string) => boundFormat(format).test(text));
  }
  ajv.addFormat("regex", isPattern);
  // What a double makes of the limits is the number behind them. `round-number.ts` keeps requests on their side.
  ajv.addFormat("int64", { type: "number", validate: (value) => isWhole(value, -(2 ** 63), 2 ** 63) });
  ajv.addFormat("uint64", { type: "number", validate: (value) => isWhole(value, 0, 2 ** 64) });
  return ajv;
}

function isWhole(value: number, least: number, most: number): boolean {
  return Number.isInteger(value) && value >= least && value <= most;
}

const boundFormats = new Map<RegExp, Pattern>();

/** The formats of the library are the same for each document. */
function boundFormat(format: RegExp): Pattern {
  const known = boundFormats.get(format) ?? boundPattern(format);
  boundFormats.set(format, known);
  return known;
}

/** Returns `true` when a text is a regular expression that the validator can use. */
export function isPattern(text: string): boolean {
  try {
    compilePattern(text);
    return true;
  } catch {
    return false;
  }
}

/** Compiles each schema, and what it refers to, when it is needed first: most mocks use a small part of their document. */
function createCompiler(document: object, ajv: Ajv2020, onUndecided?: (warning: string) => void): CompileSchema {
  const compiled = new Map<unknown, ValidateFunction>();
  const link = createLinker(document, (id, schema) => void ajv.addSchema(schema, id));
  return (schema) => {
    const key = readKey(schema);
    let validate = compiled.get(key);
    if (!validate) {
      validate = passUndecided(ajv.compile(link(schema)), onUndecided);
      compiled.set(key, validate);
    }
    return validate;
  };
}

function passUndecided(
  validate: ValidateFunction,
  onUndecided: (warning: string) => void = () => {},
): ValidateFunction {
  const check = (value: unknown): value is unknown => {
    try {
      const isValid = validate(value);
      passing.errors = validate.errors ?? null;
      return isValid;
    } catch (error) {
      if (!(error instanceof UndecidedPatternError)) throw error;
      onUndecided(`${error.message} The value is not checked.`);
      passing.errors = null;
      return true;
    }
  };
  const { schema, schemaEnv } = validate;
  const passing: ValidateFunction = Object.assign(check, { schema, schemaEnv });
  return passing;
}

/** The schema itself; of a mere reference its target, since callers make such schemas on the fly. */
function readKey(schema: Schema): unknown {
  const isReference = typeof schema === "object" && typeof schema["$ref"] === "string";
  return isReference && Object.keys(schema).length === 1 ? schema["$ref"] : schema;
}

/**
 * Gives a compiler that also judges what a text holds: by `contentSchema`, where `contentMediaType` is JSON.
 *
 * JSON Schema leaves it to its users whether that counts. For what the mock answers it does: clients decode such texts. With
 * `refusesAssumedNull`, `null` counts only where OpenAPI has it so; see {@link assumedNull}. `directions` are those in which the
 * values are sent.
 */
export function createContentCompiler(
  document: object,
  directions: readonly Direction[],
  { refusesAssumedNull = false }: { readonly refusesAssumedNull?: boolean } = {},
): CompileSchema {
  const ajv = createAjv();
  relaxRequired(ajv, directions);
  if (refusesAssumedNull) ajv.addKeyword({ keyword: assumedNull, errors: false, validate: isNotNull });
  ajv.removeKeyword("contentSchema");
  ajv.addKeyword({
    keyword: "contentSchema",
    type: "string",
    errors: false,
    // Compiled when it is met: a text may hold JSON with such a text in it.
    validate: (schema: Schema, text: string, parent?: AnySchemaObject) =>
      parent?.["contentMediaType"] !== "application/json" || judgeJson(text, compile(schema)),
  });
  const compile = createCompiler(document, ajv);
  return compile;
}

function isNotNull(_keyword: unknown, value: unknown): boolean {
  return value !== null;
}

function judgeJson(text: string, validate: ValidateFunction): boolean {
  try {
    return validate(JSON.parse(text));
  } catch {
    return false;
  }
}
