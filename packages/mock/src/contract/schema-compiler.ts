import addFormats from "ajv-formats";
import { type AnySchema, type AnySchemaObject, Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";
import { boundPattern, compilePattern, type Pattern } from "../pattern/compile-pattern.js";
import { describeMisfit } from "./describe-misfit.js";
import type { OpenApi, Schema } from "./openapi.js";
import { assumedNull } from "./upgrade-document.js";

/** Turns a schema of the document into a function that judges a value. */
export type CompileSchema = (schema: Schema) => ValidateFunction;

/**
 * Gives a compiler for the schemas of `document`, by JSON Schema 2020-12 and nothing older.
 *
 * Nothing is coerced: text is read by type before it comes here. The compiler throws where Ajv does, as on a pattern that
 * is no regular expression; to go on without would switch the check off.
 */
export function createSchemaCompiler(document: OpenApi): CompileSchema {
  return createCompiler(createAjv(document));
}

function createAjv(document: OpenApi): Ajv2020 {
  const regExp = Object.assign(compilePattern, { code: "new RegExp" });
  // A property may be called `constructor`, which every object inherits.
  const ownProperties = true;
  const ajv = new Ajv2020({ strict: false, allErrors: true, ownProperties, logger: false, code: { regExp } });
  addFormats.default(ajv);
  for (const [name, format] of Object.entries(ajv.formats)) {
    // One of the library's own, `url`, takes the square of the length of a text.
    if (format instanceof RegExp) ajv.addFormat(name, (text: string) => boundFormat(format).test(text));
  }
  ajv.addFormat("regex", isPattern);
  // What a double makes of the limits is the number behind them. `round-number.ts` keeps requests on their side.
  ajv.addFormat("int64", { type: "number", validate: (value) => isWhole(value, -(2 ** 63), 2 ** 63) });
  ajv.addFormat("uint64", { type: "number", validate: (value) => isWhole(value, 0, 2 ** 64) });
  ajv.addSchema(document, documentId);
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

function isPattern(text: string): boolean {
  try {
    compilePattern(text);
    return true;
  } catch {
    return false;
  }
}

function createCompiler(ajv: Ajv2020): CompileSchema {
  const compiled = new Map<string, ValidateFunction>();
  return (schema) => {
    // Many operations have the same parameter; the same text is the same schema.
    const key = JSON.stringify(schema);
    let validate = compiled.get(key);
    if (!validate) {
      validate = ajv.compile(withDocumentReferences(schema));
      compiled.set(key, validate);
    }
    return validate;
  };
}

/**
 * Gives a compiler that also judges what a text holds: by `contentSchema`, where `contentMediaType` is JSON.
 *
 * JSON Schema leaves it to its users whether that counts. For what the mock answers it does: clients decode such texts. With
 * `refusesAssumedNull`, `null` counts only where OpenAPI has it so; see {@link assumedNull}.
 */
export function createContentCompiler(
  document: OpenApi,
  { refusesAssumedNull = false }: { readonly refusesAssumedNull?: boolean } = {},
): CompileSchema {
  const ajv = createAjv(document);
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
  const compile = createCompiler(ajv);
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

/** What is written wrong in a schema, such as a `minimum` that is a text. */
export interface KeywordProblem {
  /** Leads from the schema to the keyword: `"/properties/count/minimum"`. */
  readonly pointer: string;
  /** `"must be number"`. */
  readonly message: string;
}

/** Gives a check of the keywords of a schema; it gives the first problem, or `undefined`. */
export function createKeywordCheck(): (schema: Schema) => KeywordProblem | undefined {
  const ajv = new Ajv2020({ strict: false, logger: false });
  return (schema) => {
    if (ajv.validateSchema(schema)) return undefined;
    const [first] = ajv.errors ?? [];
    return { pointer: first?.instancePath ?? "", message: describeMisfit(first) };
  };
}

const documentId = "openapi";

/** A schema that is compiled on its own is the root of its own references; these lead back into the document. */
function withDocumentReferences(schema: Schema): AnySchema {
  return JSON.parse(JSON.stringify(schema, toDocumentReference));
}

function toDocumentReference(key: string, value: unknown): unknown {
  return key === "$ref" && typeof value === "string" && value.startsWith("#") ? documentId + value : value;
}
