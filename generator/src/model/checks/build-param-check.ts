import { isInt64 } from "@shortvideo-api/document/source";
import {
  resolveSchema,
  type Schema,
  type SchemaObject,
  type SchemaScope,
  typesOf,
} from "@shortvideo-api/document/sample/source";
import type { ParamRules } from "../api/param-rules.ts";
import { readBounds, readCounts, readQuickPattern } from "./read-limits.ts";

/**
 * Builds the check of a parameter's value in the client; `undefined` if no rule is certain. The service checks objects and
 * compositions of several schemas.
 */
export function buildParamCheck(scope: SchemaScope, schema: Schema): ParamRules | undefined {
  const resolved = resolveSchema(scope, schema);
  if (typeof resolved !== "object" || isComposed(resolved)) return undefined;
  const [type, ...others] = typesOf(resolved).filter((name) => name !== "null");
  if (others.length > 0 || type === "object" || (type === undefined && typesOf(resolved).length > 0)) return undefined;
  // Callers pass a file, not a text.
  if (resolved.format === "binary") return undefined;
  if (type === "array")
    return { type, ...readCounts(resolved, ["minItems", "maxItems"]), ...readItems(scope, resolved) };
  const isLong = isInt64(resolved);
  const values = readEnum(resolved, isLong);
  // A list of strings implies the type.
  const isImplied = type === "string" && values.enum?.every((value) => typeof value === "string");
  const check: ParamRules = {
    ...(type === undefined || isImplied ? {} : { type: isLong ? "int64" : type }),
    ...values,
    ...readBounds(resolved, isLong),
    ...readCounts(resolved, ["minLength", "maxLength"]),
    ...readQuickPattern(resolved),
  };
  return Object.keys(check).length === 0 ? undefined : check;
}

function isComposed({ allOf, anyOf, oneOf, not, if: condition }: SchemaObject): boolean {
  return [allOf, anyOf, oneOf, not, condition].some((part) => part !== undefined);
}

function readItems(scope: SchemaScope, { items, prefixItems }: SchemaObject): ParamRules {
  if (items === undefined || prefixItems) return {};
  const target = resolveSchema(scope, items);
  // Lists of lists cannot be serialized, and may contain themselves.
  if (typesOf(target).includes("array")) return {};
  const check = buildParamCheck(scope, target);
  return check ? { items: check } : {};
}

function readEnum(schema: SchemaObject, isLong: boolean): ParamRules {
  const given = schema.const === undefined ? schema.enum : [schema.const];
  if (!Array.isArray(given)) return {};
  const listed: unknown[] = given.filter((value) => value !== null);
  // The reader of the document has rounded longer numbers.
  const isCertain = listed.every((value) => isScalar(value) && (!isLong || Number.isSafeInteger(value)));
  const values = listed.filter(isScalar);
  // A list of both booleans repeats the type.
  const hasBoth = schema.type === "boolean" && values.includes(true) && values.includes(false);
  if (!isCertain || values.length === 0 || hasBoth) return {};
  return { enum: isLong ? values.map(String) : values };
}

function isScalar(value: unknown): value is string | number | boolean {
  return typeof value === "string" || typeof value === "boolean" || Number.isFinite(value);
}
