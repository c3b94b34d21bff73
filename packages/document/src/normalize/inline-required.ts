import { isNode, type Node } from "../openapi/node.ts";
import type { Schema } from "../openapi/openapi.ts";
import { findTarget, isReference } from "../openapi/resolve-reference.ts";
import { traverse } from "../openapi/traverse.ts";
import type { Direction } from "../schema/one-way.ts";
import { isKeptOut } from "../view/is-kept-out.ts";
import type { OwnKeywords } from "../view/schema-view.ts";
import { listAlways } from "../view/view-schema.ts";

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
      directions.some((direction) => keepsOut(always, name, direction) && !keepsOut(own, name, direction)),
    );
  }

  function keepsOut(parts: readonly OwnKeywords[], name: string, direction: Direction): boolean {
    return parts.some(
      ({ properties = {} }) =>
        Object.hasOwn(properties, name) && isKeptOut(before, properties[name] ?? true, direction),
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
