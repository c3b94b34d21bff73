import type { Schema, SchemaView } from "@shortvideo-api/document/source";
import { type Shape, unknown } from "./shape.ts";

/**
 * Reads the type of the lists that a schema describes without its compositions. Items of a tuple are optional from `minItems` on, and the
 * tuple ends at `maxItems`.
 */
export function readArray(view: SchemaView, read: (schema: Schema) => Shape): Shape {
  const { prefixItems, items, minItems = 0, maxItems = Number.POSITIVE_INFINITY } = view.own;
  const others = items ?? readUnevaluatedItems(view);
  if (!prefixItems) return { kind: "array", items: others === undefined ? unknown : read(others) };
  const placed = prefixItems.slice(0, maxItems).map(read);
  const isClosed = others === false || maxItems <= prefixItems.length;
  return {
    kind: "tuple",
    items: placed,
    required: Math.min(minItems, placed.length),
    rest: isClosed ? undefined : others === undefined ? unknown : read(others),
  };
}

/** Reads the schema of items that no other keyword describes; `undefined` if it has no effect on the type. */
function readUnevaluatedItems({ own, parts }: SchemaView): Schema | undefined {
  const { unevaluatedItems, prefixItems = [] } = own;
  if (unevaluatedItems === undefined) return undefined;
  const isAlone = parts.every(
    (part) =>
      part === own ||
      (part.items === undefined &&
        part.contains === undefined &&
        part.unevaluatedItems === undefined &&
        (part.prefixItems ?? []).length <= prefixItems.length),
  );
  return isAlone && own.contains === undefined ? unevaluatedItems : undefined;
}
