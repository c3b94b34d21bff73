import { isNode } from "@shortvideo-api/document/source";
import type { Json } from "./edit.ts";

/** Writes the same document differently: mappings in the opposite order, and parameters, responses, headers and bodies inlined. */
export function rewrite(document: Json): Json {
  const { paths, components, ...rest } = document;
  const reversed = reverseMappings(rest);
  return {
    ...(isNode(reversed) ? reversed : {}),
    components: reverseMappings(components),
    paths: inline(paths, components),
  };
}

/** Mappings whose order has a meaning: it decides which entry comes first, or which of two equal names is changed. */
const ordered = new Set(["content", "examples", "responses", "schemas"]);

function reverseMappings(node: unknown, name = ""): unknown {
  if (Array.isArray(node)) return node.map((item: unknown) => reverseMappings(item));
  if (!isNode(node)) return node;
  const entries = Object.entries(node).map(([key, value]) => [key, reverseMappings(value, key)] as const);
  return Object.fromEntries(ordered.has(name) ? entries : entries.reverse());
}

/** Inlines references. Paths keep their order, since names depend on it. */
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
