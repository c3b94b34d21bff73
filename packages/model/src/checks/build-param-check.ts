import {
  type ExactNumber,
  isInt64,
  isWhole,
  type OwnKeywords,
  type SchemaView,
  toBigInt,
  viewInScope,
} from "@shortvideo-api/document/source";
import { limitNames, readLimits, type Schema, type SchemaScope, typesOf } from "@shortvideo-api/document/sample/source";
import type { Rules } from "../api/rules.ts";

/**
 * Builds the check of a parameter's value in the client; `undefined` if no rule is certain. The service checks objects and
 * compositions of several schemas.
 */
export function buildParamCheck(scope: SchemaScope, schema: Schema): Rules | undefined {
  return buildCheck(viewInScope(scope, schema));
}

function buildCheck(view: SchemaView): Rules | undefined {
  if (isComposed(view)) return undefined;
  const { own } = view;
  const [type, ...others] = typesOf(own).filter((name) => name !== "null");
  if (others.length > 0 || type === "object" || (type === undefined && own.type !== undefined)) return undefined;
  // Callers pass a file, not a text.
  if (own.format === "binary") return undefined;
  if (type === "array") return { type, ...readLimits(own, ["minItems", "maxItems"]), ...readItems(view) };
  const isLong = isInt64(own);
  const values = readEnum(own, isLong);
  // A list of strings implies the type.
  const isImplied = type === "string" && values.enum?.every((value) => typeof value === "string");
  const check: Rules = {
    ...(isLong ? { type: "int64" } : type === undefined || isImplied ? {} : { type }),
    ...values,
    ...readLimits(own, [...limitNames.number, ...limitNames.string]),
  };
  return Object.keys(check).length === 0 ? undefined : check;
}

function isComposed({ schema, allOf, choices, not }: SchemaView): boolean {
  return typeof schema === "boolean" || allOf.length > 0 || choices.length > 0 || not !== undefined;
}

function readItems(view: SchemaView): Rules {
  if (view.own.items === undefined || view.prefixLength > 0) return {};
  const item = view.item(0);
  // Lists of lists cannot be serialized, and may contain themselves.
  if (typesOf(item.own).includes("array")) return {};
  const check = buildCheck(item);
  if (!check) return {};
  return { items: item.types.includes("null") ? { ...check, nullable: true } : check };
}

function readEnum(schema: OwnKeywords, isLong: boolean): Rules {
  const given = schema.const === undefined ? schema.enum : [schema.const];
  if (given === undefined) return {};
  const listed = given.filter((value) => value !== null);
  const isCertain = listed.every((value) => isScalar(value) && (!isLong || isWhole(value)));
  const values = listed.filter(isScalar);
  // A list of both booleans repeats the type.
  const hasBoth = schema.type === "boolean" && values.includes(true) && values.includes(false);
  if (!isCertain || values.length === 0 || hasBoth) return {};
  return { enum: isLong ? values.map((value) => String(isWhole(value) ? toBigInt(value) : value)) : values };
}

function isScalar(value: unknown): value is string | ExactNumber | boolean {
  if (typeof value === "string" || typeof value === "boolean") return true;
  return typeof value === "bigint" || Number.isFinite(value);
}
