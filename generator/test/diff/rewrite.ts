import { isNode } from "@shortvideo-api/document/source";
import type { Json } from "./edit.ts";

/**
 * The same document, written otherwise: every mapping in the opposite order, and parameters, responses, headers and
 * bodies of requests where they are used instead of by `$ref`.
 */
export function rewrite(document: Json): Json {
  const { paths, components, ...rest } = document;
  const turned = turn(rest);
  return { ...(isNode(turned) ? turned : {}), components: turn(components), paths: inline(paths, components) };
}

/** Of these, the order says which is taken first, or what a thing is called that shares its name with another one. */
const ordered = new Set(["content", "examples", "responses", "schemas"]);

function turn(node: unknown, name = ""): unknown {
  if (Array.isArray(node)) return node.map((item: unknown) => turn(item));
  if (!isNode(node)) return node;
  const entries = Object.entries(node).map(([key, value]) => [key, turn(value, key)] as const);
  return Object.fromEntries(ordered.has(name) ? entries : entries.reverse());
}

/** Paths stay in their order, since names are made in it. */
function inline(paths: unknown, components: unknown): unknown {
  if (Array.isArray(paths)) return paths.map((item: unknown) => inline(item, components));
  if (!isNode(paths)) return paths;
  const { $ref: reference, ...others } = paths;
  if (typeof reference === "string" && Object.keys(others).length === 0) {
    const [, kind = "", key = ""] =
      /^#\/components\/(parameters|responses|headers|requestBodies)\/([^/]+)$/.exec(reference) ?? [];
    const nodes = isNode(components) ? components[kind] : undefined;
    const found = isNode(nodes) ? nodes[key] : undefined;
    if (found !== undefined) return inline(found, components);
  }
  return Object.fromEntries(Object.entries(paths).map(([name, value]) => [name, inline(value, components)]));
}
