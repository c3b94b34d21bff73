import {
  type AssertionKeyword,
  assertionKeywords,
  countKeywords,
  groupEntries,
  integerRanges,
  isExactNumber,
  isInt64,
  numberKeywords,
  type OpenApi,
  type OwnKeywords,
  type SchemaChoice,
  type SchemaView,
  type SchemaViews,
  viewSchemas,
} from "@shortvideo-api/document";
import { limitNames, readLimits, type Schema } from "@shortvideo-api/document/sample";
import { listNamed, type ObjectRule, type Rule, type Scalar } from "./rule.js";

/** A component schema as a rule. */
export interface SchemaRule {
  readonly rule: Rule;
  /** The keywords that no rule expresses. Values that break only them are accepted. */
  readonly gaps: readonly string[];
}

/** The types of JSON Schema that exclude one another. */
const types = ["object", "array", "string", "number", "boolean", "null"] as const;

type Type = (typeof types)[number];

/** Reads the component schemas of a document, by their keys. A rule accepts each valid value; without gaps, it accepts no other value. */
export function readRules(root: OpenApi): ReadonlyMap<string, SchemaRule> {
  const views = viewSchemas(root);
  const schemas = Object.entries(root.components.schemas);
  const read = (isExact: IsExact): Map<string, SchemaRule> =>
    new Map(schemas.map(([key, schema]) => [key, readWith(views.of(schema), { views, isExact })]));
  const open = findOpen(read(() => true));
  // A value may match two branches of a `oneOf` if it breaks only what a branch cannot express.
  return read(({ rule, gaps }) => gaps.length === 0 && !listNamed(rule).some((key) => open.has(key)));
}

/** Finds the schemas that have gaps, or that refer to such a schema. */
function findOpen(rules: ReadonlyMap<string, SchemaRule>): ReadonlySet<string> {
  const users = groupEntries(
    [...rules].flatMap(([key, { rule }]) => listNamed(rule).map((used) => [used, key] as const)),
  );
  const open = new Set([...rules].filter(([, { gaps }]) => gaps.length > 0).map(([key]) => key));
  for (const key of open) for (const user of users.get(key) ?? []) open.add(user);
  return open;
}

type IsExact = (rule: SchemaRule) => boolean;

interface Reading {
  readonly views: SchemaViews;
  readonly isExact: IsExact;
  readonly gaps: Set<string>;
}

function readWith(view: SchemaView, context: Omit<Reading, "gaps">): SchemaRule {
  const gaps = new Set<string>();
  const rule = readRule(view, { ...context, gaps });
  return { rule, gaps: [...gaps] };
}

function readRule(view: SchemaView, reading: Reading): Rule {
  if (view.schema === false) return { is: "never" };
  const { key, own } = view;
  if (key !== undefined) return { is: "named", key };
  if (view.not !== undefined) reading.gaps.add("not");
  const parts = [
    readOwn(own, reading),
    ...view.allOf.map((part) => readRule(part, reading)),
    ...view.choices.map((choice) => readChoice(choice, reading)),
  ].filter(({ is }) => is !== "any");
  const [first = any, ...others] = parts;
  return others.length === 0 ? first : { is: "both", of: parts };
}

const any: Rule = { is: "any" };

function readChoice({ keyword, branches }: SchemaChoice, reading: Reading): Rule {
  if (keyword !== "oneOf" && keyword !== "anyOf") {
    reading.gaps.add(keyword);
    return any;
  }
  const read = branches.map((branch) => readWith(branch, reading));
  for (const { gaps } of read) for (const gap of gaps) reading.gaps.add(gap);
  const of = read.map(({ rule }) => rule);
  const [first] = of;
  if (first !== undefined && of.length === 1) return first;
  // The libraries accept a file as an object, too.
  const exactlyOne =
    keyword === "oneOf" &&
    read.every(reading.isExact) &&
    !of.some(({ is }) => is === "bytes") &&
    !mixNumbersAndTexts(branches);
  if (keyword === "oneOf" && !exactlyOne) reading.gaps.add("oneOf");
  return !exactlyOne && of.some(({ is }) => is === "any") ? any : { is: "either", of, exactlyOne };
}

/** Returns whether digits may be a 64-bit number of one branch, which the client has as text, and a text of another. */
function mixNumbersAndTexts(branches: readonly SchemaView[]): boolean {
  const others = branches.filter(({ parts }) => !parts.some(isInt64));
  return others.length < branches.length && others.some(({ types: possible }) => possible.includes("string"));
}

/** Keywords that rules express, or whose gaps are found where they are read. */
const expressed: ReadonlySet<string> = new Set<AssertionKeyword>([
  ...countKeywords,
  ...numberKeywords,
  "$ref",
  "type",
  "enum",
  "const",
  "allOf",
  "anyOf",
  "oneOf",
  "discriminator",
  "not",
  "if",
  "dependentSchemas",
  "pattern",
  "items",
  "prefixItems",
  "uniqueItems",
  "properties",
  "additionalProperties",
  "required",
  "format",
  // They have effect only beside `if`, `contains` and `contentSchema`.
  "then",
  "else",
  "minContains",
  "maxContains",
  "contentEncoding",
  "contentMediaType",
]);

/** Keywords that no library expresses, or only in a way that readers of code would not understand. */
const inexpressible = assertionKeywords.filter((keyword) => !expressed.has(keyword));

function readOwn(own: OwnKeywords, reading: Reading): Rule {
  for (const keyword of inexpressible) if (Object.hasOwn(own, keyword)) reading.gaps.add(keyword);
  const admitted = listTypes(own);
  const rules = admitted.map((type) => readType(type, own, reading));
  const isFree = rules.length === types.length && rules.every((rule) => isPlain(rule));
  const [only] = rules;
  const typed: Rule = isFree ? any : only && rules.length === 1 ? only : { is: "either", of: rules, exactlyOne: false };
  const values = readValues(own, reading);
  if (values === undefined) return typed;
  const isLong = isInt64(own);
  const possible = values.filter((value) => admitted.includes(typeOf(value)));
  const given = isLong ? possible.map((value) => (typeof value === "number" ? String(value) : value)) : possible;
  const listed: Rule = { is: "values", values: given };
  return rules.every((rule) => isPlain(rule)) ? listed : { is: "both", of: [listed, typed] };
}

/** Lists the types of a value, without `integer`. */
function listTypes({ type }: OwnKeywords): readonly Type[] {
  if (type === undefined) return types;
  const given = new Set([type].flat().map((each) => (each === "integer" ? "number" : each)));
  return types.filter((each) => given.has(each));
}

function typeOf(value: Scalar): Type {
  if (value === null) return "null";
  return typeof value === "string" ? "string" : typeof value === "boolean" ? "boolean" : "number";
}

function readValues({ const: constant, enum: listed }: OwnKeywords, { gaps }: Reading): readonly Scalar[] | undefined {
  const given = constant === undefined ? listed : [constant];
  if (given === undefined) return undefined;
  const scalars = given.map((value) => (isExactNumber(value) ? Number(value) : value)).filter(isScalar);
  if (scalars.length === given.length) return [...new Set(scalars)];
  gaps.add(constant === undefined ? "enum" : "const");
  return undefined;
}

function isScalar(value: unknown): value is Scalar {
  return value === null || ["string", "number", "boolean"].includes(typeof value);
}

/** Returns whether a rule accepts each value of its type. */
function isPlain(rule: Rule): boolean {
  const { is: _is, ...rest } = rule;
  return Object.values(rest).every(
    (part) => part === undefined || part === false || (Array.isArray(part) && part.length === 0) || part === any,
  );
}

function readType(type: Type, own: OwnKeywords, reading: Reading): Rule {
  switch (type) {
    case "object":
      return readObject(own, reading);
    case "array": {
      const { items, prefixItems = [] } = own;
      const prefix = prefixItems.map((item) => readInner(item, reading));
      return { is: "array", prefix, items: readInner(items, reading), ...readLimits(own, limitNames.array) };
    }
    case "string": {
      if (own.format === "binary") return { is: "bytes" };
      if (own.format !== undefined) reading.gaps.add("format");
      const limits = readLimits(own, limitNames.string);
      if (own.pattern !== limits.pattern) reading.gaps.add("pattern");
      return { is: "string", ...limits };
    }
    case "number":
      if (isInt64(own)) return readInt64(own, reading);
      if (integerRanges.has(own.format ?? "")) reading.gaps.add("format");
      return {
        is: "number",
        isInteger: own.type !== undefined && ![own.type].flat().includes("number"),
        ...readLimits(own, limitNames.number),
      };
    default:
      return { is: type };
  }
}

/** Reads a 64-bit number. The client has it as the text of its digits. */
function readInt64(own: OwnKeywords, { gaps }: Reading): Rule {
  for (const limit of numberKeywords) if (own[limit] !== undefined) gaps.add(limit);
  return { is: "string", pattern: "^-?\\d+$" };
}

function readObject(own: OwnKeywords, reading: Reading): ObjectRule {
  const { properties = {}, required = [], additionalProperties, patternProperties } = own;
  const all = [...new Set([...Object.keys(properties), ...required])];
  // The libraries find `constructor` in each object.
  const names = all.filter((name) => !(name in Object.prototype));
  if (names.length < all.length) reading.gaps.add("properties");
  const isOpen = patternProperties !== undefined || names.length < all.length;
  const others = isOpen ? any : readInner(additionalProperties, reading);
  return {
    is: "object",
    fields: names.map((name) => ({
      name,
      rule: Object.hasOwn(properties, name) ? readInner(properties[name], reading) : others,
      isRequired: required.includes(name),
    })),
    others,
    ...readLimits(own, limitNames.object),
  };
}

function readInner(schema: Schema | undefined, reading: Reading): Rule {
  return schema === undefined ? any : readRule(reading.views.of(schema), reading);
}
