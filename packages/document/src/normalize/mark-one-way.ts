import { type KeyMeaning, readKeyMeaning } from "../openapi/grammar.ts";
import { isNode, isRecord, type Node } from "../openapi/node.ts";
import type { Schema, SchemaObject } from "../openapi/openapi.ts";
import { sameValueKeywords } from "../openapi/schema-keywords.ts";
import { type Direction, optionalKeywords } from "../schema/one-way.ts";
import { isKeptOut } from "../view/is-file.ts";
import type { OwnKeywords } from "../view/schema-view.ts";
import { listAlways, viewSchema } from "../view/view-schema.ts";
import { findTarget, isReference } from "../openapi/resolve-reference.ts";
import { traverse } from "../openapi/traverse.ts";

/**
 * Lists beside each `required` the properties that a request or a response may leave out. Changes the document in place.
 *
 * In OpenAPI, `required` has effect on responses only for a read-only property, and on requests only for a write-only one. The
 * property and the `required` that names it may stand in different parts of an `allOf`.
 */
export function markOneWay(document: object): void {
  // Later readers must not get views of the document without the marks.
  const before = { ...document };
  const seen = new Set<unknown>();

  function visit(node: unknown, keys: KeyMeaning, context: readonly OwnKeywords[]): void {
    if (!isRecord(node) || keys === "data" || seen.has(node)) return;
    seen.add(node);
    // A list and a map hand the parts of the schema around them on to their entries.
    const isHolder = keys === "names" || !isSchemaObject(node);
    const parts = isHolder ? context : [...context, ...viewSchema(before, node).parts];
    if (!isHolder) markRequired(before, node, parts);
    for (const [key, value] of Object.entries(node)) {
      visit(value, readKeyMeaning(key, keys), isHolder || partKeywords.has(key) ? parts : []);
    }
  }

  visit(document, "fields", []);
}

/** Keywords whose schemas apply to the same value. */
const partKeywords: ReadonlySet<string> = new Set([...sameValueKeywords, "dependentSchemas"]);

function markRequired(document: object, schema: SchemaObject, parts: readonly OwnKeywords[]): void {
  const { required } = schema;
  if (!Array.isArray(required)) return;
  for (const direction of ["request", "response"] as const) {
    const optional = required.filter((name) => keepsOut(document, parts, String(name), direction));
    if (optional.length > 0) Object.assign(schema, { [optionalKeywords[direction]]: optional });
  }
}

/** Returns whether one of these parts keeps a property out of messages of a direction. */
function keepsOut(document: object, parts: readonly OwnKeywords[], name: string, direction: Direction): boolean {
  return parts.some(
    ({ properties = {} }) =>
      Object.hasOwn(properties, name) && isKeptOut(document, properties[name] ?? true, direction),
  );
}

function isSchemaObject(node: unknown): node is SchemaObject {
  return isNode(node);
}

const directions: readonly Direction[] = ["request", "response"];

/**
 * Copies the target of a `$ref` into a schema that makes a property read-only or write-only, if the target requires the property.
 * The other schemas that refer to the target still require it. Changes the document in place.
 */
export function inlineRequired(root: Node): void {
  // Later readers must not get views of the document before the change.
  const before = { ...root };
  // All copies are made first, so that no copy contains another one, which may contain the first.
  const changes: (() => void)[] = [];
  traverse("openapi", root, (kind, node) => {
    if (kind !== "schema" || (listParts(node).length === 0 && !(isReference(node) && node["properties"]))) return;
    relax(node, listAlways(before, node));
  });
  for (const change of changes) change();

  function relax(node: Node, always: readonly OwnKeywords[]): void {
    for (const part of listParts(node)) if (isNode(part)) relax(part, always);
    const target = isReference(node) ? findTarget(before, node.$ref) : undefined;
    // Parents with a discriminator are found by their references.
    if (!isNode(target) || target["discriminator"] !== undefined || !requiresMore(target, always)) return;
    const copy = structuredClone(target);
    relax(copy, always);
    changes.push(() => {
      // The part of a part is visited twice: first with all that is beside it.
      if (!Object.hasOwn(node, "$ref")) return;
      delete node["$ref"];
      const { allOf } = node;
      Object.assign(node, Object.keys(node).length === 0 ? copy : { allOf: [...listParts({ allOf }), copy] });
    });
  }

  /** Returns whether a schema requires a property that only other parts of the value keep out of a direction. */
  function requiresMore(schema: Schema, always: readonly OwnKeywords[]): boolean {
    const own = listAlways(before, schema);
    const required = own.flatMap(({ required: names = [] }) => names);
    return required.some((name) =>
      directions.some(
        (direction) => keepsOut(before, always, name, direction) && !keepsOut(before, own, name, direction),
      ),
    );
  }
}

/** Lists the schemas that a value matches beside a schema. The alternatives of a discriminator are found by their references. */
function listParts({ allOf, oneOf, anyOf, discriminator }: Node): readonly unknown[] {
  // Most schemas have none: they need no list.
  if (allOf === undefined && oneOf === undefined && anyOf === undefined) return [];
  return [allOf, ...(discriminator === undefined ? [oneOf, anyOf] : [])].flatMap((parts) =>
    Array.isArray(parts) ? parts : [],
  );
}
