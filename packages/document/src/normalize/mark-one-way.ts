import { dataFields, mapFields } from "../openapi/field-names.ts";
import { isNode, isRecord } from "../openapi/node.ts";
import type { Schema, SchemaObject } from "../openapi/openapi.ts";
import { sameValueKeywords } from "../openapi/schema-keywords.ts";
import { optionalKeywords } from "../schema/one-way.ts";
import { isKeptOut } from "../view/is-kept-out.ts";
import type { OwnKeywords } from "../view/schema-view.ts";
import { viewSchema } from "../view/view-schema.ts";

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

  /** `areNames`: the keys of the node are names that the author chose, and not keywords. */
  function visit(node: unknown, areNames: boolean, context: readonly OwnKeywords[]): void {
    if (!isRecord(node) || seen.has(node)) return;
    seen.add(node);
    const parts = areNames || !isSchemaObject(node) ? [] : [...context, ...viewSchema(before, node).parts];
    if (!areNames && isSchemaObject(node)) markRequired(before, node, parts);
    for (const [key, value] of Object.entries(node)) {
      if (!areNames && (dataFields.has(key) || key.startsWith("x-"))) continue;
      const inner = areNames ? context : partKeywords.has(key) ? parts : [];
      const innerAreNames = !areNames && mapFields.has(key) && !Array.isArray(value);
      if (Array.isArray(value)) for (const each of value) visit(each, false, inner);
      else visit(value, innerAreNames, inner);
    }
  }

  visit(document, false, []);
}

/** Keywords whose schemas apply to the same value. */
const partKeywords: ReadonlySet<string> = new Set([...sameValueKeywords, "dependentSchemas"]);

function markRequired(document: object, schema: SchemaObject, parts: readonly OwnKeywords[]): void {
  const { required } = schema;
  if (!Array.isArray(required)) return;
  for (const direction of ["request", "response"] as const) {
    const optional = required.filter((name) => {
      const declared = parts.flatMap(({ properties = {} }) => readProperty(properties, String(name)));
      return declared.some((property) => isKeptOut(document, property, direction));
    });
    if (optional.length > 0) Object.assign(schema, { [optionalKeywords[direction]]: optional });
  }
}

function readProperty(properties: Readonly<Record<string, Schema>>, name: string): Schema[] {
  const property = Object.hasOwn(properties, name) ? properties[name] : undefined;
  return property === undefined ? [] : [property];
}

function isSchemaObject(node: unknown): node is SchemaObject {
  return isNode(node);
}
