import { readBodyKind } from "../openapi/media-kinds.ts";
import { parseMediaType } from "../openapi/media-type.ts";
import { isNode, type Node, type Step } from "../openapi/node.ts";
import { findTarget } from "../openapi/resolve-reference.ts";
import { branchKeywords } from "../openapi/schema-keywords.ts";
import { traverse } from "../openapi/traverse.ts";

const compositions = new Set<Step>(branchKeywords);

/**
 * Removes `format: binary` inside JSON. JSON has no bytes, so the value is a text, such as base64. A whole body stays bytes, because
 * frameworks describe downloads as JSON. A schema that such a body or a form uses, too, stays bytes. Changes the document in place.
 */
export function markTextInJson(root: Node): void {
  const inside = new Set<Node>();
  const others = { whole: new Set<Node>(), notJson: new Set<Node>() };
  traverse("openapi", root, (kind, node, steps) => {
    if (kind !== "mediaType" || !isNode(node["schema"])) return;
    const isJson = readBodyKind(parseMediaType(String(steps.at(-1))).essence) === "json";
    collect(node["schema"], isJson ? inside : others.notJson, isJson ? others.whole : others.notJson);
  });
  for (const schema of inside) {
    if (schema["format"] === "binary" && !others.whole.has(schema) && !others.notJson.has(schema))
      delete schema["format"];
  }

  /** Adds the schemas of a whole value to `outer`, and those of the values inside to `inner`. */
  function collect(schema: Node, inner: Set<Node>, outer: Set<Node>): void {
    traverse("schema", schema, (_, node, steps) => {
      const found = steps.every((step) => typeof step === "number" || compositions.has(step)) ? outer : inner;
      if (found.has(node)) return false;
      found.add(node);
      const target = typeof node["$ref"] === "string" ? findTarget(root, node["$ref"]) : undefined;
      if (isNode(target)) collect(target, inner, found);
      return true;
    });
  }
}
