import { readBodyKind } from "../openapi/media-kinds.ts";
import { parseMediaType } from "../openapi/media-type.ts";
import { isNode, type Node, type Step } from "../openapi/node.ts";
import { findTarget } from "../openapi/resolve-reference.ts";
import { branchKeywords } from "../openapi/schema-keywords.ts";
import { traverse } from "../openapi/traverse.ts";

const compositions = new Set<Step>(branchKeywords);

/**
 * Removes `format: binary` inside JSON. JSON has no bytes, so the value is a text, such as base64. A form writes objects in its fields as
 * JSON. A whole body stays bytes, because frameworks describe downloads as JSON. A schema that such a body or the field of a form uses,
 * too, stays bytes. Changes the document in place.
 */
export function markTextInJson(root: Node): void {
  const inside = new Set<Node>();
  const [whole, form, field, other] = [new Set<Node>(), new Set<Node>(), new Set<Node>(), new Set<Node>()];
  // A list of its own, because chains of references may be longer than the call stack.
  const pending: (readonly [Node, sets: readonly Set<Node>[]])[] = [];
  traverse("openapi", root, (kind, node, steps) => {
    if (kind !== "mediaType" || !isNode(node["schema"])) return;
    const { essence } = parseMediaType(String(steps.at(-1)));
    const bodyKind = readBodyKind(essence);
    // Each set has the values within those of the set before it.
    if (bodyKind === "json") pending.push([node["schema"], [whole, inside]]);
    else if (bodyKind === "form" || essence.startsWith("multipart/"))
      pending.push([node["schema"], [form, field, inside]]);
    else pending.push([node["schema"], [other]]);
  });
  for (let next = pending.pop(); next; next = pending.pop()) collect(...next);
  for (const schema of inside) {
    if (schema["format"] === "binary" && ![whole, form, field, other].some((set) => set.has(schema)))
      delete schema["format"];
  }

  /** Adds the schemas of a value to the first set. Those of the values within it follow, for the next set. */
  function collect(schema: Node, sets: readonly Set<Node>[]): void {
    const [found = inside, next = found, ...rest] = sets;
    traverse("schema", schema, (_, node, steps) => {
      if (!steps.every((step) => typeof step === "number" || compositions.has(step))) {
        // A form has one field for each item of a list.
        pending.push([node, found === field && steps.at(-1) === "items" ? sets : [next, ...rest]]);
        return false;
      }
      if (found.has(node)) return false;
      found.add(node);
      const target = typeof node["$ref"] === "string" ? findTarget(root, node["$ref"]) : undefined;
      if (isNode(target)) pending.push([target, sets]);
      return true;
    });
  }
}
