import { isRecord } from "./is-record.js";
import { schemaKeywords, schemasKeywords, wordKeywords } from "./schema-keywords.js";

type Node = Record<string, unknown>;

/**
 * Rewrites a document in the terms of OpenAPI 3.1, in place. `nullable`, bounds that are booleans, and what counts for nothing
 * beside `$ref` are of 3.0; `nullable` is met in documents of 3.1 too, and means the same there. Keys without a value are removed.
 * Returns whether any schema admits `null` only as people mean it; see {@link assumedNull}.
 */
export function upgradeDocument(document: Node): boolean {
  // Unquoted in YAML, `3.0` is the number 3.
  const is30 = /^3(?:\.0|$)/.test(String(document["openapi"]));
  const seen = new Set<unknown>();
  let assumesNull = false;

  function visit(node: unknown): void {
    if (!isRecord(node) || seen.has(node)) return;
    seen.add(node);
    dropEmpty(node);
    for (const [name, value] of Object.entries(node)) {
      if (name === "schema") visitSchema(value);
      else if (!holdsValues(name)) visit(value);
    }
  }

  function visitSchema(schema: unknown): void {
    if (!isNode(schema) || seen.has(schema)) return;
    seen.add(schema);
    dropEmpty(schema);
    for (const [keyword, value] of Object.entries(schema)) {
      if (schemaKeywords.has(keyword)) visitSchema(value);
      else if (schemasKeywords.has(keyword)) visitEach(value, visitSchema);
    }
    if (is30) dropSiblings(schema);
    upgradeBound(schema, "minimum", "exclusiveMinimum");
    upgradeBound(schema, "maximum", "exclusiveMaximum");
    if (upgradeNullable(schema, is30)) assumesNull = true;
  }

  if (is30) document["openapi"] = "3.1.0";
  dropEmpty(document);
  dropEmpty(document["components"]);
  const { components, ...rest } = document;
  visit(rest);
  for (const [kind, named] of Object.entries(isRecord(components) ? components : {})) {
    dropEmpty(named);
    visitEach(named, kind === "schemas" ? visitSchema : visit);
  }
  return assumesNull;
}

function visitEach(nodes: unknown, visit: (node: unknown) => void): void {
  if (isRecord(nodes)) Object.values(nodes).forEach(visit);
}

/** What stands there is a value, and no part of the document. */
function holdsValues(name: string): boolean {
  return name === "example" || name === "examples";
}

/** A key without a value, as YAML reads `parameters:` on a line of its own, says nothing. Values of people may be null. */
function dropEmpty(node: unknown): void {
  if (!isNode(node)) return;
  for (const [name, value] of Object.entries(node)) {
    if (value === null && !nullable.has(name) && !name.startsWith("x-")) delete node[name];
  }
}

const nullable: ReadonlySet<string> = new Set(["example", "examples", "value", "default", "const"]);

/** In 3.0 nothing counts beside `$ref`; what says no more than words is kept. */
function dropSiblings(schema: Node): void {
  if (typeof schema["$ref"] !== "string") return;
  for (const keyword of Object.keys(schema)) {
    if (keyword !== "$ref" && keyword !== "nullable" && !isWord(keyword)) delete schema[keyword];
  }
}

/** In 3.0 `exclusiveMinimum: true` speaks of `minimum`; in 3.1 it is the bound itself. */
function upgradeBound(schema: Node, bound: string, exclusive: string): void {
  const value = schema[exclusive];
  if (typeof value !== "boolean") return;
  delete schema[exclusive];
  if (!value || typeof schema[bound] !== "number") return;
  schema[exclusive] = schema[bound];
  delete schema[bound];
}

/** Marks a schema that admits `null` as people mean it, and not as OpenAPI has it. */
export const assumedNull = "x-assumed-null";

/**
 * Strictly, `nullable` does nothing beside `$ref`, `allOf` or an `enum` without `null`, and nothing at all in 3.1. Whoever writes
 * it there means it all the same, and the generator reads it so. What only they mean is marked, and `true` is returned for it.
 */
function upgradeNullable(schema: Node, is30: boolean): boolean {
  const isNullable = schema["nullable"] === true;
  delete schema["nullable"];
  if (!isNullable) return false;
  if (["$ref", "allOf", "anyOf", "oneOf"].some((keyword) => keyword in schema)) {
    const inner: Node = {};
    for (const keyword of Object.keys(schema).filter((each) => !isWord(each))) {
      inner[keyword] = schema[keyword];
      delete schema[keyword];
    }
    schema["anyOf"] = [inner, { type: "null", [assumedNull]: true }];
    return true;
  }
  const { type, enum: values } = schema;
  const types: unknown[] = [type ?? []].flat();
  const isUntold = Array.isArray(values) && !values.includes(null);
  const isAdded = types.length > 0 && !types.includes("null");
  if (isAdded) schema["type"] = [...types, "null"];
  if (isUntold) schema["enum"] = [...values, null];
  const isAssumed = isUntold || (isAdded && !is30);
  if (isAssumed) schema[assumedNull] = true;
  return isAssumed;
}

function isWord(keyword: string): boolean {
  return wordKeywords.has(keyword) || keyword.startsWith("x-");
}

function isNode(value: unknown): value is Node {
  return isRecord(value) && !Array.isArray(value);
}
