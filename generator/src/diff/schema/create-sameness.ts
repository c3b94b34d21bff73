import { isDeepStrictEqual } from "node:util";
import { isNode, isReference, type OpenApi, readReference } from "@shortvideo-api/document/source";

/** Compares a node of the earlier document with one of the later. */
export type IsSame = (was: unknown, is: unknown) => boolean;

/** Makes a comparison that looks through `$ref`s: what is said, and not where, is compared. */
export function createSameness(before: OpenApi, after: OpenApi): IsSame {
  return (was, is) => compare(was, is, new Map());

  /** `met` holds what is the same already, or is being compared: schemas go in circles. One difference ends it all. */
  function compare(was: unknown, is: unknown, met: Map<unknown, Set<unknown>>): boolean {
    const [one, other] = [follow(before, was), follow(after, is)];
    if (typeof one !== "object" || typeof other !== "object" || !one || !other) return isDeepStrictEqual(one, other);
    const known = met.get(one) ?? new Set();
    if (known.has(other)) return true;
    met.set(one, known.add(other));
    if (Array.isArray(one) !== Array.isArray(other)) return false;
    const [fields, others] = [new Map(Object.entries(one)), new Map(Object.entries(other))];
    return (
      fields.size === others.size &&
      [...fields].every(([key, value]) => others.has(key) && compare(value, others.get(key), met))
    );
  }
}

/** The component that a `$ref` leads to; anything else as it is. */
function follow({ components }: OpenApi, node: unknown): unknown {
  const met = new Set<unknown>();
  let found = node;
  while (isNode(found) && isReference(found) && Object.keys(found).length === 1 && !met.has(found)) {
    met.add(found);
    const reference = readReference(found.$ref);
    const map: unknown = reference && Reflect.get(components, reference.kind);
    if (!reference || !isNode(map) || !Object.hasOwn(map, reference.key)) return found;
    found = map[reference.key];
  }
  return found;
}
