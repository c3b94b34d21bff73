import {
  countKeywords,
  describeSchema,
  isExactNumber,
  numberKeywords,
  type SchemaObject,
  type Step,
} from "@shortvideo-api/document";
import type { SchemaError } from "@shortvideo-api/mock/requests";
import type { DifferenceCode } from "@shortvideo-api/report";
import { describeValue, describeWord, typeNames } from "./describe-value.js";
import type { ResponseDifference } from "./response-difference.js";

/** A value and its place in the response and in the document. */
export interface ValuePlace {
  readonly path: readonly Step[];
  readonly place: string;
  readonly value: unknown;
  /** The value with every number as a decimal string. */
  readonly exact: unknown;
}

/** Converts an error of a schema to a difference. */
export function describeError(error: SchemaError, schema: SchemaObject, site: ValuePlace): ResponseDifference {
  const { keyword, same = [] } = error;
  const { path, place, value, exact } = site;
  const location = { path: [...path, keyword], place };
  if (keyword === "required") {
    return {
      ...location,
      place: `${place}.${error.name}`,
      code: "field-missing",
      expected: "a field that is always present",
      found: "no such field",
    };
  }
  const found = describeValue(value, typeof exact === "string" ? exact : undefined);
  if (keyword === "type")
    return { ...location, code: nameTypeError(schema, value), expected: describeType(schema), found };
  const expected = describeSchema(schema);
  if (keyword === "uniqueItems") {
    const repeated = `a list whose items ${same.join(" and ")} are the same`;
    return { ...location, code: "limit-exceeded", expected, found: repeated };
  }
  if (keyword === "enum" || keyword === "const") {
    return { ...location, code: "value-new", expected, found: typeof value === "string" ? describeWord(value) : found };
  }
  // The format of a number is a range.
  const code = keyword === "format" && isExactNumber(value) ? "limit-exceeded" : (codes[keyword] ?? "schema-mismatch");
  return { ...location, code, expected: code === "schema-mismatch" ? describeRule(error) : expected, found };
}

/** Lists the errors of a value itself, without those of its parts and names that only explain another error. */
export function listOwnErrors(errors: readonly SchemaError[]): readonly SchemaError[] {
  return errors.filter(({ instancePath, propertyName }) => instancePath === "" && propertyName === undefined);
}

/** Describes the rule of an error that has no code of its own. */
export function describeRule({ message }: SchemaError): string {
  const be = "must be ";
  return message.startsWith(be) ? message.slice(be.length) : `that it ${message}`;
}

function nameTypeError({ type }: SchemaObject, value: unknown): DifferenceCode {
  if (value === null) return "null-unexpected";
  return [type].flat().includes("boolean") && (value === 0 || value === 1) ? "boolean-as-number" : "type-wrong";
}

function describeType({ type }: SchemaObject): string {
  return [type ?? []]
    .flat()
    .map((name) => typeNames[name])
    .join(" or ");
}

const codes: Readonly<Record<string, DifferenceCode>> = {
  format: "format-wrong",
  pattern: "format-wrong",
  ...Object.fromEntries([...numberKeywords, ...countKeywords].map((keyword) => [keyword, "limit-exceeded" as const])),
};
