import { listFieldNames } from "../openapi/grammar.ts";
import { isNode, type Node } from "../openapi/node.ts";
import { readFieldEncoding } from "../openapi/field-encoding.ts";
import { parseMediaType, readBodyKind, readMediaKind } from "../openapi/media-type.ts";
import type { MediaType } from "../openapi/openapi.ts";
import { findTarget, resolveKnown } from "../openapi/resolve-reference.ts";
import { branchKeywords, isAssertion } from "../openapi/schema-keywords.ts";
import { traverse } from "../openapi/traverse.ts";

/**
 * Adds `format: binary`, as OpenAPI 3.0 writes it, to bytes that only a media type describes. They are a whole body, or a part of a form.
 * https://spec.openapis.org/oas/v3.1.1.html#migrating-binary-descriptions-from-oas-3-0
 */
export function normalizeMedia(root: Node, node: Node, mediaType: string): void {
  if (/^multipart\//i.test(mediaType)) {
    markFiles(root, { essence: parseMediaType(mediaType).essence, node });
    return;
  }
  const { schema = {} } = node;
  if (readMediaKind(mediaType) !== "binary" || !isNode(schema)) return;
  const { contentMediaType: _mediaType, ...rest } = schema;
  if (!Object.keys(rest).some(isAssertion)) {
    node["schema"] = { ...rest, type: "string", format: "binary" };
  }
}

/** Marks the parts of a form that are files, and lists of files. */
function markFiles(root: Node, form: { essence: string; node: MediaType }): void {
  for (const { properties } of listSchemas(root, form.node.schema)) {
    if (!isNode(properties)) continue;
    for (const [name, property] of Object.entries(properties)) {
      const encoding = readFieldEncoding(form, name);
      const declared = encoding.kind === "content" ? encoding.contentTypes : [];
      for (const part of listSchemas(root, property)) {
        for (const file of listSchemas(root, part["items"] ?? part)) markFile(file, declared);
      }
    }
  }
}

/** Marks a schema that only a media type describes: its own, or those of the part. */
function markFile(part: Node, declared: readonly string[]): void {
  const { type, contentMediaType } = part;
  const mediaTypes = typeof contentMediaType === "string" ? [contentMediaType] : declared;
  const isText = Object.keys(part).some((key) => isAssertion(key) && key !== "contentMediaType" && key !== "type");
  const isFile = mediaTypes.length > 0 && mediaTypes.every((each) => readMediaKind(each) === "binary");
  // The media type of an encoding may also describe a text that the schema admits.
  const isOpen = type === undefined || ("contentMediaType" in part && [type].flat().includes("string"));
  if (isFile && isOpen && !isText) Object.assign(part, { type: type ?? "string", format: "binary" });
}

/** Lists a schema with all parts of its compositions, each once. */
function listSchemas(root: Node, written: unknown): Set<Node> {
  const listed = new Set<Node>();
  const waiting = [written];
  for (const each of waiting) {
    const schema: unknown = resolveKnown(root, each);
    if (!isNode(schema) || listed.has(schema)) continue;
    listed.add(schema);
    for (const keyword of branchKeywords) if (Array.isArray(schema[keyword])) waiting.push(...schema[keyword]);
  }
  return listed;
}

const compositions = new Set<string>(branchKeywords);

/**
 * Removes `format: binary` inside JSON, and in parameters and headers. They have no bytes, so the value is a text, such as base64. A form
 * writes objects in its fields as JSON. A whole body stays bytes, because frameworks describe downloads as JSON. A schema that such a body
 * or the field of a form uses, too, stays bytes. Changes the document in place.
 */
export function markTextInJson(root: Node): void {
  const inside = new Set<Node>();
  const [whole, form, field, other] = [new Set<Node>(), new Set<Node>(), new Set<Node>(), new Set<Node>()];
  // A list of its own, because chains of references may be longer than the call stack.
  const pending: (readonly [Node, sets: readonly Set<Node>[]])[] = [];
  traverse("openapi", root, (kind, node, steps) => {
    if (!isNode(node["schema"])) return;
    if (kind === "parameter" || kind === "header") pending.push([node["schema"], [inside]]);
    if (kind !== "mediaType") return;
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
      const fields = listFieldNames(steps, "schema");
      if (!fields.every((each) => compositions.has(each))) {
        // A form has one field for each item of a list.
        pending.push([node, found === field && fields.at(-1) === "items" ? sets : [next, ...rest]]);
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
