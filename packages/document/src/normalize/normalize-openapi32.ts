import { isExample } from "../checks/check-fields.ts";
import type { Report } from "../diagnostics/collect-diagnostics.ts";
import { parseIfJson } from "../numbers/json-text.ts";
import { isNode, type Node, type Step } from "../openapi/node.ts";
import { resolveKnown } from "../openapi/resolve-reference.ts";
import { readBodyKind, readStreamKind } from "../openapi/media-type.ts";

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
  const kind = readBodyKind(mediaType);
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

/** The fields of OpenAPI 3.2 for parts without names, and for the items of a body. */
const positionFields = ["prefixEncoding", "itemEncoding"];
const itemFields = ["itemSchema", ...positionFields];

/**
 * Removes the fields for items from a media type that is not read item by item, and reports them. A multipart body whose parts have no
 * names becomes bytes, and a list in an urlencoded form becomes text. Callers write and read both themselves.
 */
export function normalizeItems(root: Node, node: Node, steps: readonly Step[], report: Report): void {
  const mediaType = String(steps.at(-1));
  if (steps.at(-2) !== "content") return;
  if (/^multipart\//i.test(mediaType)) return normalizeParts(root, node, steps, report);
  if (readBodyKind(mediaType) === "form" && isList(root, node["schema"])) {
    const message = "`schema` is ignored: a form gives each value a name, and a list has none. The body is text.";
    report("unsupported-feature", [...steps, "schema"], message);
    removeFields(node, ["encoding", "example", "examples"]);
    node["schema"] = { type: "string" };
  }
  const isStream = readStreamKind(mediaType) !== undefined;
  const ignored = removeFields(node, isStream ? positionFields : itemFields);
  for (const field of ignored) {
    const known = field === "itemSchema" ? "streams of JSON or events" : "multipart bodies";
    const message = `\`${field}\` is ignored: only ${known} have one, and this is \`${mediaType}\`.`;
    report("unsupported-feature", [...steps, field], message);
  }
}

/** https://spec.openapis.org/oas/v3.2.0.html#encoding-by-position */
function normalizeParts(root: Node, node: Node, steps: readonly Step[], report: Report): void {
  const isPositional = itemFields.some((field) => node[field] !== undefined);
  if (!isPositional && !isList(root, node["schema"])) return;
  const ignored = isPositional ? removeFields(node, ["encoding", ...itemFields]) : ["schema"];
  for (const field of ignored) {
    const message = `\`${field}\` is ignored: parts without names are not supported. The body is bytes, such as a \`Blob\` whose \`type\` has the boundary.`;
    report("unsupported-feature", [...steps, field], message);
  }
  removeFields(node, ["encoding", "example", "examples"]);
  node["schema"] = { type: "string", format: "binary" };
}

function isList(root: Node, schema: unknown): boolean {
  const found = resolveKnown(root, schema);
  const types = isNode(found) ? [found["type"]].flat().filter((type) => type !== "null") : [];
  return types.join() === "array";
}

/** Removes and reports the encoding of parts within a part. Such a part is sent as text, JSON or a file, like any other. */
export function normalizeEncoding(node: Node, steps: readonly Step[], report: Report): void {
  const ignored = removeFields(node, ["encoding", ...positionFields]);
  for (const field of ignored) {
    const message = `\`${field}\` is ignored: parts within a part are not supported. The part is sent as text, JSON or a file.`;
    report("unsupported-feature", [...steps, field], message);
  }
  if (ignored.length > 0 && /^\s*multipart\//i.test(String(node["contentType"]))) delete node["contentType"];
}

/** Removes fields of an object, and returns the names of those that it had. */
function removeFields(node: Node, fields: readonly string[]): string[] {
  const found = fields.filter((field) => node[field] !== undefined);
  for (const field of found) delete node[field];
  return found;
}

/**
 * Sets the `value` of an example of OpenAPI 3.2 to its `dataValue`, or to its `serializedValue` parsed as the media type. Does not
 * parse forms. An object without any field of an example is the value itself.
 */
export function normalizeExample(node: Node, steps: readonly Step[]): void {
  const { dataValue, serializedValue } = node;
  if (!isExample(node)) {
    const value = { ...node };
    for (const key of Object.keys(node)) Reflect.deleteProperty(node, key);
    node["value"] = value;
  }
  if (Object.hasOwn(node, "value")) return;
  if (Object.hasOwn(node, "dataValue")) node["value"] = dataValue;
  else if (typeof serializedValue === "string") {
    const mediaType = steps.at(-4) === "content" ? String(steps.at(-3)) : "application/json";
    const kind = readBodyKind(mediaType);
    if (kind === "form" || kind === "multipart") return;
    node["value"] = kind === "json" ? parseIfJson(serializedValue) : serializedValue;
  }
}
