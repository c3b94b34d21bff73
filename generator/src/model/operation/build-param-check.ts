import { isInt64 } from "@shortvideo-api/document/source";
import {
  isQuickPattern,
  resolveSchema,
  type Schema,
  type SchemaObject,
  type SchemaScope,
  typesOf,
} from "@shortvideo-api/document/sample/source";
import type { ParamCheck } from "../api/param-check.ts";

/**
 * Builds what the client checks of a parameter's value; `undefined` when nothing is certain. Objects and whatever is
 * composed of several schemas are left to the service.
 */
export function buildParamCheck(scope: SchemaScope, schema: Schema): ParamCheck | undefined {
  const resolved = resolveSchema(scope, schema);
  if (typeof resolved !== "object" || isComposed(resolved)) return undefined;
  const [type, ...others] = typesOf(resolved).filter((one) => one !== "null");
  if (others.length > 0 || type === "object" || (type === undefined && typesOf(resolved).length > 0)) return undefined;
  // Its value is no text in the caller's hands.
  if (resolved.format === "binary") return undefined;
  if (type === "array")
    return { type, ...readCounts(resolved, ["minItems", "maxItems"]), ...readItems(scope, resolved) };
  const isLong = isInt64(resolved);
  const values = readEnum(resolved, isLong);
  // Texts that are listed are no other type.
  const isTold = type === "string" && values.enum?.every((value) => typeof value === "string");
  const check: ParamCheck = {
    ...(type === undefined || isTold ? {} : { type: isLong ? "int64" : type }),
    ...values,
    ...readBounds(resolved, isLong),
    ...readCounts(resolved, ["minLength", "maxLength"]),
    ...(typeof resolved.pattern === "string" && isQuickPattern(resolved.pattern) ? { pattern: resolved.pattern } : {}),
  };
  return Object.keys(check).length === 0 ? undefined : check;
}

function isComposed({ allOf, anyOf, oneOf, not, if: condition }: SchemaObject): boolean {
  return [allOf, anyOf, oneOf, not, condition].some((part) => part !== undefined);
}

function readItems(scope: SchemaScope, { items, prefixItems }: SchemaObject): ParamCheck {
  if (items === undefined || prefixItems) return {};
  const target = resolveSchema(scope, items);
  // Lists of lists have no form on the wire, and may hold themselves.
  if (typesOf(target).includes("array")) return {};
  const check = buildParamCheck(scope, target);
  return check ? { items: check } : {};
}

function readEnum(schema: SchemaObject, isLong: boolean): ParamCheck {
  const given = schema.const === undefined ? schema.enum : [schema.const];
  if (!Array.isArray(given)) return {};
  const listed: unknown[] = given.filter((value) => value !== null);
  // A longer number was rounded when the document was read.
  const isCertain = listed.every((value) => isScalar(value) && (!isLong || Number.isSafeInteger(value)));
  const values = listed.filter(isScalar);
  // Both values of a boolean say no more than its type.
  const isAll = schema.type === "boolean" && values.includes(true) && values.includes(false);
  if (!isCertain || values.length === 0 || isAll) return {};
  return { enum: isLong ? values.map(String) : values };
}

function isScalar(value: unknown): value is string | number | boolean {
  return typeof value === "string" || typeof value === "boolean" || Number.isFinite(value);
}

function readBounds(schema: SchemaObject, isLong: boolean): ParamCheck {
  const check: ParamCheck = {};
  for (const name of ["minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum"] as const) {
    const bound: unknown = schema[name];
    // A longer bound was rounded when the document was read, and a 64-bit number is held against it to the digit.
    if (typeof bound === "number" && Number.isFinite(bound) && (!isLong || Math.abs(bound) <= Number.MAX_SAFE_INTEGER))
      check[name] = bound;
  }
  const { multipleOf } = schema;
  if (Number.isSafeInteger(multipleOf) && multipleOf !== undefined && multipleOf > 0) check.multipleOf = multipleOf;
  return check;
}

/** What is always so, such as a length of at least 0, needs no check. */
function readCounts(
  schema: SchemaObject,
  names: readonly ("minLength" | "maxLength" | "minItems" | "maxItems")[],
): ParamCheck {
  const check: ParamCheck = {};
  for (const name of names) {
    const count: unknown = schema[name];
    const least = name.startsWith("min") ? 1 : 0;
    if (typeof count === "number" && Number.isSafeInteger(count) && count >= least) check[name] = count;
  }
  return check;
}
