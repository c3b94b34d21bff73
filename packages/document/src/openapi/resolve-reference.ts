import type { Reference } from "./openapi.ts";
import { readFragment } from "./pointer.ts";

/**
 * Returns the object itself, or the target of its `$ref` among the components of its kind, over any number of `$ref`s.
 * Returns `undefined` for a `$ref` without a target, which the loader has reported.
 */
export function dereference<Node extends object>(
  components: Readonly<Record<string, Node | Reference>> | undefined,
  node: Node | Reference,
): Node | undefined {
  let found: Node | Reference | undefined = node;
  const met = new Set<unknown>();
  while (found !== undefined && isReference(found)) {
    const key: string | undefined = readReference(found.$ref)?.key;
    if (key === undefined || components === undefined || !Object.hasOwn(components, key) || met.has(found))
      return undefined;
    met.add(found);
    found = components[key];
  }
  return found;
}

/** Returns `true` for an object with a `$ref`. A `$ref` that is not a string is a property with that name. */
export function isReference(node: object): node is Reference {
  return "$ref" in node && typeof node.$ref === "string" && Object.hasOwn(node, "$ref");
}

const componentReference = /^#\/components\/([^/]+)\/([^/]+)$/;

/** Reads kind and key of `#/components/<kind>/<key>`; `undefined` for a `$ref` of any other form. */
export function readReference(reference: string): { kind: string; key: string } | undefined {
  const [, kind, key] = componentReference.exec(reference) ?? [];
  if (kind === undefined || key === undefined) return undefined;
  return { kind, key: readFragment(key)[0] ?? "" };
}

/** Returns the `$ref` to a component. */
export function referenceTo(kind: string, key: string): string {
  return `#/components/${kind}/${key.replaceAll("%", "%25").replaceAll("~", "~0").replaceAll("/", "~1")}`;
}
