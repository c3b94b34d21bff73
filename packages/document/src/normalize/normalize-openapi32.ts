import type { Report } from "../diagnostics/collect-diagnostics.ts";
import { parseMediaType, readBodyKind } from "../openapi/media-type.ts";
import { isNode, type Node, type Step } from "../openapi/node.ts";

/** Parameters that the loader has given the style `querystring`. */
const wholeQueries = new WeakSet<Node>();

/**
 * Converts a parameter that is the whole query string (`in: querystring`) to a query parameter. A form becomes an exploded object. JSON
 * and text keep their media type, and get the style `querystring`. Reports any other media type, and returns `false`.
 */
export function normalizeQuerystring(node: Node, steps: readonly Step[], report: Report): boolean {
  // Only the loader sets this style: in a document, it is unknown.
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
  if (media["encoding"] !== undefined) {
    const message = "`encoding` is ignored: a list in the query string repeats its name, and an object is JSON.";
    report("unsupported-feature", [...steps, "content", mediaType, "encoding"], message);
  }
  delete node["content"];
  Object.assign(node, { in: "query", style: "form", explode: true, schema: media["schema"] ?? {} });
  for (const field of ["example", "examples"]) {
    if (Object.hasOwn(media, field)) node[field] ??= media[field];
  }
  return true;
}

/** Sets the `value` of an example of OpenAPI 3.2 to its `dataValue`, or to its `serializedValue` parsed as the media type. */
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
