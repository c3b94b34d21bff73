import { describeSchema, isInt64, listKnownParts, type OpenApi } from "@shortvideo-api/document/source";
import {
  aliasOf,
  isQuickPattern,
  keyOf,
  resolveSchema,
  type Schema,
  type SchemaObject,
  type SchemaScope,
  typesOf,
} from "@shortvideo-api/document/sample/source";
import type { RulesPart, SchemaRules } from "../api/schema-rules.ts";
import { listReadOnlyProperties } from "../directions/view-schema.ts";
import { readBounds, readCounts, readQuickPattern } from "./read-limits.ts";

/** The checks of a document's requests. Each component schema that a body consists of has one. */
export interface SchemaChecks {
  /** Returns the check of a schema; `undefined` if it accepts any value. */
  of: (schema: Schema) => RulesPart | undefined;
  /** Returns the check of a component schema by its key; `undefined` if no call of `of` led to it. */
  named: (key: string) => SchemaRules | undefined;
}

/** Creates the checks of a document's requests, each one when it is first needed. */
export function buildSchemaChecks(root: OpenApi, scope: SchemaScope): SchemaChecks {
  const builder = { root, scope, needed: new Set<string>() };
  const built = new Map<string, SchemaRules>();
  return {
    of: (schema) => buildPart(builder, schema, noNames),
    named(key) {
      // A schema may refer to others, which are built next.
      for (const next of builder.needed) {
        if (built.has(next)) continue;
        const schema = resolveSchema(scope, scope.schemas[next] ?? true);
        const check = typeof schema === "object" ? buildCheck(builder, schema, noNames) : undefined;
        built.set(next, check ?? { expected: describe(scope, schema) });
      }
      return built.get(key);
    },
  };
}

interface Builder {
  readonly root: OpenApi;
  readonly scope: SchemaScope;
  /** Keys of the component schemas that checks refer to. */
  readonly needed: Set<string>;
}

type Names = ReadonlySet<string>;

const noNames: Names = new Set();

/** Builds a check. `optional` are the required names that requests may leave out, `within` the keys of the schemas around the part. */
function buildPart(builder: Builder, schema: Schema, optional: Names, within: Names = noNames): RulesPart | undefined {
  if (typeof schema !== "object") return schema ? undefined : { expected: "no value", enum: [] };
  const key = keyOf(schema);
  if (key === undefined) return buildCheck(builder, schema, optional, within);
  const { root, scope } = builder;
  const alias = aliasOf(scope, schema);
  if (alias === undefined) return undefined;
  if (requiresMore(root, schema, optional)) {
    // The shared check would require a property that is read-only here.
    return within.has(key)
      ? undefined
      : buildPart(builder, scope.schemas[key] ?? true, optional, new Set([...within, key]));
  }
  builder.needed.add(key);
  return { schema: alias };
}

/** Returns whether a schema requires a property that requests may leave out, but that the schema itself does not make read-only. */
function requiresMore(root: OpenApi, schema: SchemaObject, optional: Names): boolean {
  if (optional.size === 0) return false;
  const readOnly = new Set(listReadOnly(root, schema));
  const names = listKnownParts(root, schema).flatMap(({ required }) => (Array.isArray(required) ? required : []));
  return names.some((name) => optional.has(name) && !readOnly.has(name));
}

function buildCheck(
  builder: Builder,
  schema: SchemaObject,
  optionalOutside: Names,
  within: Names = noNames,
): SchemaRules | undefined {
  const { root, scope } = builder;
  const optional = new Set([...optionalOutside, ...listReadOnly(root, schema)]);
  const isLong = isInt64(schema);
  const types = typesOf(schema);
  const check: Omit<SchemaRules, "expected"> = {
    ...(types.length > 0 ? { types } : {}),
    ...readEnum(schema, isLong),
    ...readBounds(schema, isLong),
    ...readCounts(schema, ["minLength", "maxLength", "minItems", "maxItems", "minProperties", "maxProperties"]),
    ...readQuickPattern(schema),
    ...(schema.uniqueItems === true ? { uniqueItems: true } : {}),
    ...readItems(builder, schema, within),
    ...readFields(builder, schema, optional, within),
    ...readBranches(builder, schema, optional, within),
  };
  return Object.keys(check).length === 0 ? undefined : { ...check, expected: describe(scope, schema) };
}

function describe(scope: SchemaScope, schema: Schema): string {
  return describeSchema(schema, (found) => resolveSchema(scope, found));
}

/** Lists the read-only properties of a value. A request may leave them out. */
function listReadOnly(root: OpenApi, schema: SchemaObject): string[] {
  return listKnownParts(root, schema, "always").flatMap((part) => Object.keys(listReadOnlyProperties(part)));
}

function readEnum(schema: SchemaObject, isLong: boolean): Pick<SchemaRules, "enum"> {
  const given = schema.const === undefined ? schema.enum : [schema.const];
  if (!Array.isArray(given)) return {};
  const listed: unknown[] = given;
  const values = listed.filter(isScalar);
  // The reader of the document has rounded longer numbers.
  const isCertain = values.every((value) => typeof value !== "number" || !isLong || Number.isSafeInteger(value));
  return isCertain && values.length === listed.length ? { enum: values } : {};
}

function isScalar(value: unknown): value is string | number | boolean | null {
  return value === null || ["string", "number", "boolean"].includes(typeof value);
}

function readItems(
  builder: Builder,
  { items, prefixItems = [] }: SchemaObject,
  within: Names,
): Pick<SchemaRules, "items" | "prefix"> {
  const prefix = prefixItems.map((item) => buildPart(builder, item, noNames, within) ?? anyValue);
  const part = items === undefined ? undefined : buildPart(builder, items, noNames, within);
  return { ...(prefix.length > 0 ? { prefix } : {}), ...(part ? { items: part } : {}) };
}

const anyValue: SchemaRules = { expected: "any value" };

function readFields(
  builder: Builder,
  schema: SchemaObject,
  optional: Names,
  within: Names,
): Pick<SchemaRules, "fields" | "names" | "others" | "patterns" | "required" | "requires"> {
  const { additionalProperties, propertyNames, required = [] } = schema;
  const properties = { ...schema.properties, ...listReadOnlyProperties(schema) };
  const names = [...new Set(Array.isArray(required) ? required : [])].filter((name) => !optional.has(name));
  const patterns = readPatterns(builder, schema, within);
  const isClosed = additionalProperties === undefined && schema.unevaluatedProperties === false;
  const evaluated = isClosed ? listEvaluated(builder.scope, schema) : undefined;
  const given = evaluated ? false : additionalProperties;
  const others = patterns ? readOthers(builder, given, within) : undefined;
  // A property of a part is known here, and the part checks its value.
  const known = [...(evaluated ?? [])].filter((name) => !Object.hasOwn(properties, name));
  const listed = [...Object.entries(properties), ...known.map((name): [string, Schema] => [name, true])];
  const fields = listed.flatMap(([name, property]): [string, RulesPart][] => {
    // Properties that are known have an entry if others are checked.
    const part = buildPart(builder, property, noNames, within) ?? (others === undefined ? undefined : anyValue);
    return part ? [[name, part]] : [];
  });
  const requires = readRequires(schema, optional);
  const nameRules = propertyNames === undefined ? undefined : buildPart(builder, propertyNames, noNames, within);
  return {
    ...(names.length > 0 ? { required: names } : {}),
    ...(requires.length > 0 ? { requires: Object.fromEntries(requires) } : {}),
    ...(fields.length > 0 ? { fields: Object.fromEntries(fields) } : {}),
    ...(patterns && patterns.length > 0 ? { patterns } : {}),
    ...(nameRules ? { names: nameRules } : {}),
    ...(others === undefined ? {} : { others }),
  };
}

/** Reads the patterns of names. Returns `undefined` if one of them may backtrack for long, so that other names are not certain. */
function readPatterns(
  builder: Builder,
  { patternProperties = {} }: SchemaObject,
  within: Names,
): [pattern: string, part: RulesPart][] | undefined {
  const given = Object.entries(patternProperties);
  if (!given.every(([pattern]) => isQuickPattern(pattern))) return undefined;
  return given.map(([pattern, part]) => [pattern, buildPart(builder, part, noNames, within) ?? anyValue]);
}

function readRequires({ dependentRequired = {} }: SchemaObject, optional: Names): [string, string[]][] {
  return Object.entries(dependentRequired).flatMap(([name, given]): [string, string[]][] => {
    const needed = Array.isArray(given) ? given.filter((each) => typeof each === "string" && !optional.has(each)) : [];
    return needed.length > 0 ? [[name, needed]] : [];
  });
}

/** Keywords that allow properties which no other part of the schema names. */
const openKeywords = ["patternProperties", "if", "then", "else", "dependentSchemas", "$dynamicRef"];

/** Lists the properties that a schema and its branches name. Returns `undefined` if they allow others. */
function listEvaluated(scope: SchemaScope, schema: Schema, met = new Set<Schema>()): Set<string> | undefined {
  const found = resolveSchema(scope, schema);
  const names = new Set<string>();
  if (typeof found !== "object" || met.has(found)) return names;
  met.add(found);
  const { additionalProperties = false, unevaluatedProperties = false, allOf = [], anyOf = [], oneOf = [] } = found;
  if (additionalProperties !== false || unevaluatedProperties !== false) return undefined;
  if (openKeywords.some((keyword) => keyword in found)) return undefined;
  for (const name of Object.keys({ ...found.properties, ...listReadOnlyProperties(found) })) names.add(name);
  for (const branch of [...allOf, ...anyOf, ...oneOf]) {
    const inner = listEvaluated(scope, branch, met);
    if (!inner) return undefined;
    for (const name of inner) names.add(name);
  }
  return names;
}

function readOthers(builder: Builder, schema: Schema | undefined, within: Names): RulesPart | false | undefined {
  if (schema === undefined || schema === false) return schema;
  return buildPart(builder, schema, noNames, within);
}

/** Reads compositions. A value that fits several branches of a `oneOf` passes, since the client does not check all rules of a branch. */
function readBranches(
  builder: Builder,
  { allOf = [], anyOf, oneOf, discriminator }: SchemaObject,
  optional: Names,
  within: Names,
): Pick<SchemaRules, "all" | "any" | "by" | "selects"> {
  const build = (branch: Schema): RulesPart | undefined => buildPart(builder, branch, optional, within);
  const all = allOf.map(build).filter((part) => part !== undefined);
  const choices = [anyOf, oneOf].flatMap((branches) => {
    const parts = branches?.map(build) ?? [];
    // A branch without rules accepts any value.
    return parts.length > 0 && parts.every((part) => part !== undefined) ? [parts] : [];
  });
  const [any, other] = choices;
  const nested = other ? [...all, { expected: "a value", any: other }] : all;
  return {
    ...(nested.length > 0 ? { all: nested } : {}),
    ...(any ? { any } : {}),
    ...(any && discriminator ? readSelectors(builder.scope, anyOf ?? oneOf ?? [], discriminator) : {}),
  };
}

/** Reads the values of a discriminator. Without a mapping, the names of the schemas are the values. */
function readSelectors(
  scope: SchemaScope,
  branches: readonly Schema[],
  { propertyName, mapping = {} }: NonNullable<SchemaObject["discriminator"]>,
): Pick<SchemaRules, "by" | "selects"> {
  const mapped = Object.entries(mapping).map(([value, target]) => ({
    value,
    key: keyOf({ $ref: target }) ?? target,
  }));
  const selects = branches.map((branch) => {
    const key = keyOf(branch);
    const values = mapped.filter((each) => each.key === key).map(({ value }) => value);
    return values.length > 0 || key === undefined ? values : [key];
  });
  // The checks of the branches list the values themselves.
  const areMarked = branches.every((branch) => {
    const found = resolveSchema(scope, branch);
    const property = typeof found === "object" ? found.properties?.[propertyName] : undefined;
    return typeof property === "object" && (property.const !== undefined || property.enum !== undefined);
  });
  const isComplete = selects.every((values) => values.length > 0);
  return { by: propertyName, ...(isComplete && !areMarked ? { selects } : {}) };
}
