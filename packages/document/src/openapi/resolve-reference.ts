import type { Reference } from "./openapi.ts";
import { readFragment } from "./pointer.ts";

/**
 * The object itself, or what its `$ref` leads to among the components of its kind, over any number of steps.
 * `undefined` when it leads nowhere, which an error has told by then.
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

/** Is it an object with a `$ref`? A property may be called `$ref` too; then its value is no string. */
export function isReference(node: object): node is Reference {
  return "$ref" in node && typeof node.$ref === "string" && Object.hasOwn(node, "$ref");
}

const componentReference = /^#\/components\/([^/]+)\/([^/]+)$/;

/** Kind and key in `#/components/<kind>/<key>`; `undefined` for a `$ref` that reads otherwise. */
export function readReference(reference: string): { kind: string; key: string } | undefined {
  const [, kind, key] = componentReference.exec(reference) ?? [];
  if (kind === undefined || key === undefined) return undefined;
  return { kind, key: readFragment(key)[0] ?? "" };
}

/** The `$ref` to a component. */
export function referenceTo(kind: string, key: string): string {
  return `#/components/${kind}/${key.replaceAll("%", "%25").replaceAll("~", "~0").replaceAll("/", "~1")}`;
}
