import type { Report } from "../diagnostics/collect-diagnostics.ts";
import { parseMediaType, readBodyKind } from "../openapi/media-type.ts";
import { isNode, type Node, type Step } from "../openapi/node.ts";

/** Parameters that were written in the style `querystring`. */
const wholeQueries = new WeakSet<Node>();

/**
 * Writes a parameter that is the whole query string as one that OpenAPI 3.1 has. A form with the fields of an object is written as an
 * exploded object. JSON and text keep their media type, in the style `querystring`. Returns `false` for another one, which it reports.
 */
export function normalizeQuerystring(node: Node, steps: readonly Step[], report: Report): boolean {
  // No document has this style.
  if (node["style"] === "querystring" && !wholeQueries.has(node)) delete node["style"];
  if (node["in"] !== "querystring") return true;
  const content = isNode(node["content"]) ? Object.entries(node["content"]) : [];
  const [mediaType = "", media] = content[0] ?? [];
  const kind = readBodyKind(parseMediaType(mediaType).essence);
  if (!isNode(media) || !["form", "json", "text"].includes(kind)) {
    const found = mediaType === "" ? "has no `content`" : `is written as \`${mediaType}\``;
    report("unsupported-feature", steps, `The query string ${found}; only a form, JSON and text are supported.`);
    return false;
  }
  if (kind !== "form") {
    Object.assign(node, { in: "query", style: "querystring" });
    wholeQueries.add(node);
    return true;
  }
  delete node["content"];
  Object.assign(node, { in: "query", style: "form", explode: true, schema: media["schema"] ?? {} });
  for (const field of ["example", "examples"]) {
    if (Object.hasOwn(media, field)) node[field] ??= media[field];
  }
  return true;
}

/** Gives an example of OpenAPI 3.2 the `value` of 3.1: its `dataValue`, or its `serializedValue` read as the media type. */
export function normalizeExample(node: Node, steps: readonly Step[]): void {
  const { dataValue, serializedValue } = node;
  if (Object.hasOwn(node, "value")) return;
  if (Object.hasOwn(node, "dataValue")) node["value"] = dataValue;
  else if (typeof serializedValue === "string") {
    const mediaType = steps.at(-4) === "content" ? String(steps.at(-3)) : "application/json";
    node["value"] =
      readBodyKind(parseMediaType(mediaType).essence) === "json" ? parse(serializedValue) : serializedValue;
  }
}

/** Returns the value of a JSON text, or the text itself. */
function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
