import type { CodeKeywordDefinition, KeywordCxt } from "ajv";
import { _, type Ajv2020 } from "ajv/dist/2020.js";
import { holdsBigint, type Schema } from "@shortvideo-api/document";
import { asJson, equalsJson, includesJson } from "@shortvideo-api/document/sample";
import { comparisons, type Fits, isOfTypes } from "./exact-values.js";
import { isInFormat } from "./formats.js";

/**
 * The keywords that stand for `type` and `format` in a validator of values with bigints. Ajv compiles `type` into comparisons with
 * `typeof`, which take a bigint for no number.
 */
export const exactType = "exactType";
export const exactFormat = "exactFormat";

/**
 * Makes a validator compare numbers as decimals. Without `hasBigints`, values contain no bigints, and Ajv's own code compares them with
 * all limits that are doubles. With it, values may contain bigints, and the schemas have {@link exactType} in place of `type`.
 */
export function addExactKeywords(ajv: Ajv2020, hasBigints: boolean): void {
  if (hasBigints) addTypes(ajv);
  for (const [keyword, fits] of Object.entries(comparisons)) {
    // Ajv takes no number from 1e21 on for a multiple of another.
    const isKnown = (limit: unknown): boolean => typeof limit === "number" && keyword !== "multipleOf";
    redefine(ajv, keyword, (limit) => !hasBigints && isKnown(limit), fits, hasBigints);
  }
  const isPlain = (value: unknown): boolean => !hasBigints && !holdsBigint(value);
  redefine(ajv, "const", isPlain, (value, only) => equalsJson(asJson(value), asJson(only)), true);
  redefine(ajv, "enum", isPlain, (value, list) => Array.isArray(list) && includesJson(list, asJson(value)), true);
}

/** Renames the keywords of a schema for a validator of values with bigints. */
export function renameExact(schema: Schema): Schema {
  if (typeof schema !== "object") return schema;
  const { type, format, ...rest } = schema;
  return Object.assign(
    rest,
    type === undefined ? {} : { [exactType]: type },
    format === undefined ? {} : { format, [exactFormat]: format },
  );
}

/**
 * Replaces the check of a keyword by a function, unless Ajv's own code is right for the value of the keyword. With `isUntyped`, the check
 * applies to values that are no numbers to Ajv, too.
 */
function redefine(
  ajv: Ajv2020,
  keyword: string,
  isKnown: (value: unknown) => boolean,
  fits: Fits,
  isUntyped: boolean,
): void {
  const { schemaType: _schemaType, type, ...definition } = readDefinition(ajv, keyword);
  ajv.removeKeyword(keyword);
  ajv.addKeyword({
    ...definition,
    ...(isUntyped || type === undefined ? {} : { type }),
    keyword,
    code(context: KeywordCxt) {
      if (isKnown(context.schema)) definition.code(context);
      else failUnless(fits, context);
    },
  });
}

/** Adds an error to a validator for values that do not fit. The error names the keyword of the document. */
function failUnless(fits: Fits, context: KeywordCxt, keyword = context.keyword): void {
  const { gen, data, schemaCode } = Object.assign(context, { keyword });
  context.fail(_`!${gen.scopeValue("func", { ref: fits })}(${data}, ${schemaCode})`);
}

function readDefinition(ajv: Ajv2020, keyword: string): CodeKeywordDefinition {
  const definition = ajv.getKeyword(keyword);
  if (typeof definition !== "object" || !("code" in definition)) throw new Error(`Ajv has no keyword \`${keyword}\`.`);
  return definition;
}

function addTypes(ajv: Ajv2020): void {
  ajv.addKeyword({
    keyword: exactType,
    before: "const",
    error: {
      message: ({ schema }) => _`${`must be ${[schema].flat().join()}`}`,
      params: ({ schemaCode }) => _`{type: ${schemaCode}}`,
    },
    code: (context) => failUnless(isOfTypes, context, "type"),
  });
  ajv.addKeyword({
    keyword: exactFormat,
    error: {
      message: ({ schema }) => _`${`must match format "${String(schema)}"`}`,
      params: ({ schemaCode }) => _`{format: ${schemaCode}}`,
    },
    // Ajv checks the formats of all other values.
    code: (context) =>
      failUnless((value, format) => typeof value !== "bigint" || isInFormat(value, String(format)), context, "format"),
  });
}
