import type { Json } from "../../../packages/diff/test/edit.ts";

/** A place of a document that has a schema. */
export interface Slot {
  readonly holder: Json;
  readonly key: string;
}

/** The property that a discriminator names. The reader of documents replaces its schema by the values that select a schema. */
export const tag = "tag";

/** Keywords with one schema, with a list of schemas, and with schemas by name. */
export const schemaKeywords = {
  one: "items contains additionalProperties unevaluatedProperties unevaluatedItems propertyNames not if then else contentSchema".split(
    " ",
  ),
  list: "allOf anyOf oneOf prefixItems".split(" "),
  map: "properties patternProperties dependentSchemas".split(" "),
} as const;

/** Lists the schemas of an operation, also those within other schemas, and the component schemas that it uses. */
export function listSchemas({ paths, components }: Json): readonly Slot[] {
  const slots: Slot[] = [];
  const used = new Set<string>();
  const schemas = isFields(components) && isFields(components["schemas"]) ? components["schemas"] : {};
  const addAll = (holder: unknown): void => {
    if (typeof holder !== "object" || holder === null) return;
    for (const key of Object.keys(holder)) if (key !== tag) add({ holder: holder as Json, key });
  };
  const add = (slot: Slot): void => {
    slots.push(slot);
    const schema = slot.holder[slot.key];
    if (!isFields(schema)) return;
    if (typeof schema["$ref"] === "string") addUsed(readKey(schema["$ref"]));
    // A discriminator selects alternatives by their names, so that they have to remain references.
    if (schema["discriminator"] !== undefined) return ["Cat", "Dog"].forEach(addUsed);
    for (const key of schemaKeywords.one) if (schema[key] !== undefined) add({ holder: schema, key });
    for (const key of [...schemaKeywords.list, ...schemaKeywords.map]) addAll(schema[key]);
  };
  const addUsed = (key: string): void => {
    if (used.has(key)) return;
    used.add(key);
    add({ holder: schemas, key });
  };
  const visit = (node: unknown): void => {
    if (typeof node !== "object" || node === null) return;
    if (isFields(node) && "schema" in node) return add({ holder: node, key: "schema" });
    for (const inner of Object.values(node)) visit(inner);
  };
  visit(paths);
  return slots;
}

/** Returns the key of the component schema that a reference names. */
export function readKey(reference: string): string {
  return reference.replace(/^.*\//, "");
}

export function isFields(value: unknown): value is Json {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

export function fieldsOf(value: unknown): Json {
  return isFields(value) ? value : {};
}

/** Keywords whose schemas describe the same value. */
export const sameValue = new Set("allOf anyOf oneOf then else dependentSchemas".split(" "));

/** Follows the reference of a schema to its component. */
export function follow(schemas: Json, schema: unknown): unknown {
  const { $ref: target } = fieldsOf(schema);
  return typeof target === "string" ? schemas[readKey(target)] : schema;
}

/** Lists the schemas that describe the same value, without references. */
export function listSame(schemas: Json, schema: unknown): readonly Json[] {
  const one = follow(schemas, schema);
  return isFields(one) ? [one, ...listInner(one, sameValue).flatMap((inner) => listSame(schemas, inner))] : [];
}

function listInner(schema: Json, keywords: ReadonlySet<string>): unknown[] {
  return [...keywords].flatMap((keyword) => {
    const found = schema[keyword];
    return keyword === "dependentSchemas" ? Object.values(fieldsOf(found)) : [found].flat();
  });
}

/** Returns `true` for a document that the test does not compare: it has no certain meaning, or Ajv does not implement it. */
export function isUncertain(document: Json): boolean {
  const schemas = fieldsOf(fieldsOf(document["components"])["schemas"]);
  if (hasCircle(schemas)) return true;
  return listSchemas(document).some(({ holder, key }) => {
    const parts = listSame(schemas, holder[key]);
    return hasContradiction(schemas, parts) || isMisread(parts) || isSplit(parts) || parts.some(hasOtherType);
  });
}

/**
 * Returns `true` for schemas that Ajv misreads. It ignores `contains` beside `prefixItems`, and the items and properties that `contains` or an
 * `if` without `then` evaluates.
 */
function isMisread(parts: readonly Json[]): boolean {
  const has = (keyword: string): boolean => parts.some((part) => part[keyword] !== undefined);
  const isUnevaluated = has("unevaluatedItems") || has("unevaluatedProperties");
  return (has("contains") && (has("prefixItems") || isUnevaluated)) || (has("if") && isUnevaluated);
}

/** Returns `true` if JSON in a string has its media type and its schema in different parts. Our tools combine them, JSON Schema does not. */
function isSplit(parts: readonly Json[]): boolean {
  return parts.some((part) => (part["contentSchema"] === undefined) !== (part["contentMediaType"] === undefined));
}

/** Returns `true` if a listed value does not have the type beside it, or if only one of both admits null. The loader corrects such lists. */
function hasOtherType({ type, enum: listed, const: only }: Json): boolean {
  if (type === undefined || (listed === undefined && only === undefined)) return false;
  const types = [type].flat();
  const values: unknown[] = [listed ?? [], only === undefined ? [] : [only]].flat();
  return (
    types.includes("null") !== values.includes(null) ||
    !values.every((value) => types.some((each) => isOf(each, value)))
  );
}

function isOf(type: unknown, value: unknown): boolean {
  if (type === "integer") return Number.isInteger(value);
  if (type === "null" || type === "array") return type === "null" ? value === null : Array.isArray(value);
  return type === "object" ? isFields(value) : typeof value === type;
}

/** Keywords whose schemas test the same value. */
const testing = new Set([...sameValue, "if", "not"]);

/** Returns `true` if a component refers to itself for the same value. The loader cuts the circle. */
function hasCircle(schemas: Json): boolean {
  const reaches = (schema: unknown, within: readonly string[]): boolean => {
    if (!isFields(schema)) return false;
    const { $ref: target } = schema;
    if (typeof target !== "string") return listInner(schema, testing).some((inner) => reaches(inner, within));
    const key = readKey(target);
    return within.includes(key) || reaches(schemas[key], [...within, key]);
  };
  return Object.keys(schemas).some((key) => reaches(schemas[key], [key]));
}

/**
 * Returns `true` if one part of a schema marks a property as read-only or write-only, and another part does not, or requires it. The referee
 * looks for marks beside `required` only.
 */
function hasContradiction(schemas: Json, parts: readonly Json[]): boolean {
  const marks = new Map<string, string>();
  const isContradicted = parts.some(({ properties }) =>
    Object.entries(fieldsOf(properties)).some(([name, property]) => {
      const marked = [property, follow(schemas, property)].map(fieldsOf);
      const mark = ["readOnly", "writeOnly"].filter((each) => marked.some((part) => part[each] === true)).join(" ");
      const known = marks.get(name) ?? mark;
      marks.set(name, mark);
      return known !== mark;
    }),
  );
  const isRequiredElsewhere = ({ required = [], properties }: Json): boolean =>
    [required]
      .flat()
      .some((name) => (marks.get(String(name)) ?? "") !== "" && !Object.hasOwn(fieldsOf(properties), String(name)));
  return isContradicted || parts.some(isRequiredElsewhere);
}
